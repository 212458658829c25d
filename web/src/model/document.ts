/** The state document (docs: record format, section 2) and the printed components. */

export type Order = "yellow" | "red" | "blue" | "white";
export type IsleName = "shrine" | "herbs" | "tide" | "sailboat" | "bribery" | "book" | "novice";
export type FigureName = "priestess" | "builder" | "apostate";
export type BoardColour = "green" | "blue" | "yellow" | "red";

export const FIGURES: readonly FigureName[] = ["priestess", "builder", "apostate"];
export const SOURCES = [
  "start",
  "sanctification",
  "displacement",
  "book",
  "meditation",
  "priestess",
  "apostate",
  "temple",
  "shrines",
  "favors",
  "council",
] as const;
export type Source = (typeof SOURCES)[number];

export interface Isle {
  name: IsleName;
  favors: number;
  figures: FigureName[];
  shrines: Order[];
  /** active, inactive */
  novices: Partial<Record<Order, [number, number]>>;
}

export type PathEntry = { guard: number } | { tile: number; novice: Order | null };

export interface TempleEntry {
  novice: Order | null;
  book: boolean;
  lying: boolean;
}

export interface Player {
  influence: number;
  supply: number;
  shrines: number;
  favors: IsleName[];
  stage: number;
  ledger: Record<Source, number>;
}

export interface Result {
  ranking: Order[];
  scores: Partial<Record<Order, Record<Source | "total", number>>>;
  margin?: number;
}

export interface StateDocument {
  format: string;
  edition: "classic" | "revised" | "brazilian";
  mode: string;
  boards: BoardColour[];
  round: number;
  phase: "preliminary" | "tire" | "actions" | "over";
  turn: Order | null;
  start: Order;
  time: number | null;
  guard: number;
  book_bonus: boolean;
  isles: Isle[];
  path: PathEntry[];
  temple: Record<string, TempleEntry>;
  council: Order[][];
  players: Partial<Record<Order, Player>>;
  result: Result | null;
}

/** What is printed on the components, as the server tells it. */
export interface Components {
  order: IsleName[];
  novices: number;
  shrines: number;
  influence: number;
  time_tokens: Record<string, number>;
  guards: number[];
  priestess: Record<string, { value: number; places: number[] }>;
  builder: number;
  council: number[];
  boards: Record<BoardColour, number[]>;
  symbols: Record<string, IsleName>;
}

export function seats(doc: StateDocument): Order[] {
  return Object.keys(doc.players) as Order[];
}

export function player(doc: StateDocument, order: Order): Player {
  const found = doc.players[order];
  if (!found) throw new Error(`${order} does not play`);
  return found;
}

export function novices(isle: Isle, order: Order): [number, number] {
  return isle.novices[order] ?? [0, 0];
}

export function solo(doc: StateDocument): boolean {
  return doc.mode.startsWith("solo");
}

export function whereIs(doc: StateDocument, figure: FigureName): IsleName | null {
  return doc.isles.find((isle) => isle.figures.includes(figure))?.name ?? null;
}

/** The isle whose symbol a tile bears. */
export function symbolOf(components: Components, tile: number): IsleName {
  const isle = components.symbols[tile];
  if (!isle) throw new Error(`tile ${tile} is not printed`);
  return isle;
}

export function boardOf(components: Components, tile: number): BoardColour {
  for (const [board, tiles] of Object.entries(components.boards))
    if (tiles.includes(tile)) return board as BoardColour;
  throw new Error(`tile ${tile} is not printed`);
}

export type Slot =
  | { guard: number; here: boolean; posted: boolean }
  | {
      tile: number;
      here: boolean;
      novice: Order | null;
      zone: "approved" | "bribable" | "far";
    };

/** Every place of the path from the Gate, those already emptied too, so that nothing ever shifts. */
export function pathSlots(doc: StateDocument, components: Components): Slot[] {
  const players = seats(doc).length;
  const first = new Set(Object.keys(doc.temple).map(Number));
  const here = new Map<number, Order | null>();
  let guards = 0;
  for (const entry of doc.path)
    if ("guard" in entry) guards += 1;
    else here.set(entry.tile, entry.novice);
  const tiles = doc.boards
    .flatMap((board) => components.boards[board])
    .sort((a, b) => b - a);
  const stones = components.guards;
  const onPath = tiles.slice(0, stones.length * players);
  const slots: Slot[] = [];
  stones.forEach((value, index) => {
    slots.push({ guard: value, here: index < guards, posted: index === guards - 1 });
    for (const tile of onPath.slice(index * players, (index + 1) * players)) {
      const zone = index >= guards - 1 ? "approved" : index === guards - 2 ? "bribable" : "far";
      const there = here.has(tile) && !first.has(tile);
      slots.push({ tile, here: there, novice: here.get(tile) ?? null, zone });
    }
  });
  return slots;
}
