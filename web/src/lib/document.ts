/** The state document (docs: record format, section 2) and the printed components, as the contract has them. */
import type {
  BoardColour,
  Document as StateDocument,
  FigureName,
  Isle,
  IsleName,
  Order,
  Player,
  Printed as Components,
  Source,
  Zones,
} from "./generated";

export type {
  BoardColour,
  Components,
  FigureName,
  Isle,
  IsleName,
  Order,
  Player,
  Source,
  StateDocument,
  Zones,
};

export const FIGURES: readonly FigureName[] = ["priestess", "builder", "apostate"];
/** What moves at the end of a round: a figure, the Guard, or the pieces that are set up again. */
export type Mover = FigureName | "guard" | "pieces";
export const SOURCES: readonly Source[] = [
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
];

export function seats(doc: StateDocument): Order[] {
  return Object.keys(doc.players) as Order[];
}

export function player(doc: StateDocument, order: Order): Player {
  const found = doc.players[order];
  if (!found) throw new Error(`${order} does not play`);
  return found;
}

/** Of an order on an isle: active, inactive. */
export function novices(isle: Isle, order: Order): [number, number] {
  const [active = 0, resting = 0] = isle.novices[order] ?? [];
  return [active, resting];
}

/** What an order has from a source so far. */
export function earned(owner: Player, source: Source): number {
  return owner.ledger[source] ?? 0;
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

/** The tiles of a board of the Temple, from top to bottom. */
export function tilesOf(components: Components, board: BoardColour): number[] {
  return components.boards[board] ?? [];
}

export function boardOf(components: Components, tile: number): BoardColour {
  for (const [board, tiles] of Object.entries(components.boards))
    if (tiles.includes(tile)) return board as BoardColour;
  throw new Error(`tile ${tile} is not printed`);
}

/** What the Guard thinks of a tile of the path. */
export type Zone = "approved" | "bribable" | "far";

export function zoneOf(zones: Zones | null, tile: number): Zone {
  if (zones?.approved.includes(tile)) return "approved";
  return zones?.bribable.includes(tile) ? "bribable" : "far";
}

export type Slot =
  | { guard: number; here: boolean; posted: boolean }
  | {
      tile: number;
      here: boolean;
      novice: Order | null;
      zone: Zone;
    };

/** Every place of the path from the Gate, those already emptied too, so that nothing ever shifts. */
export function pathSlots(doc: StateDocument, components: Components, zones: Zones | null): Slot[] {
  const players = seats(doc).length;
  const first = new Set(Object.keys(doc.temple).map(Number));
  const here = new Map<number, Order | null>();
  let guards = 0;
  for (const entry of doc.path)
    if ("guard" in entry) guards += 1;
    else here.set(entry.tile, entry.novice);
  const tiles = doc.boards.flatMap((board) => tilesOf(components, board)).sort((a, b) => b - a);
  const stones = components.guards;
  const onPath = tiles.slice(0, stones.length * players);
  const slots: Slot[] = [];
  stones.forEach((value, index) => {
    slots.push({ guard: value, here: index < guards, posted: index === guards - 1 });
    for (const tile of onPath.slice(index * players, (index + 1) * players)) {
      const there = here.has(tile) && !first.has(tile);
      slots.push({ tile, here: there, novice: here.get(tile) ?? null, zone: zoneOf(zones, tile) });
    }
  });
  return slots;
}
