/** What moves between two positions, read off their documents: for previews and for motion. */
import {
  FIGURES,
  novices,
  seats,
  whereIs,
  type FigureName,
  type IsleName,
  type Order,
  type StateDocument,
} from "../lib/document";

/** `active:tide`, `resting:tide`, `path:12`, `temple:12`, `stage` or `supply`. */
export type Spot = string;

export interface NoviceMove {
  order: Order;
  from: Spot;
  to: Spot;
  count: number;
}

export interface Change {
  novices: NoviceMove[];
  figures: { figure: FigureName; from: IsleName; to: IsleName }[];
  shrines: { order: Order; isle: IsleName }[];
  books: { from: number; to: number }[];
  favors: { order: Order; isle: IsleName; taken: boolean }[];
  council: { order: Order; from: number; to: number }[];
  influence: { order: Order; points: number }[];
  candles: number;
  /** How many guard stones lie on the path: the Guard stands on the last one. */
  guard: { from: number; to: number } | null;
}

/** Nothing at all. */
export const NO_CHANGE: Change = {
  novices: [],
  figures: [],
  shrines: [],
  books: [],
  favors: [],
  council: [],
  influence: [],
  candles: 0,
  guard: null,
};

export function spotsOf(doc: StateDocument, order: Order): Map<Spot, number> {
  const spots = new Map<Spot, number>();
  const add = (spot: Spot, count: number) =>
    count && spots.set(spot, (spots.get(spot) ?? 0) + count);
  for (const isle of doc.isles) {
    const [active, resting] = novices(isle, order);
    add(`active:${isle.name}`, active);
    add(`resting:${isle.name}`, resting);
  }
  for (const entry of doc.path)
    if ("tile" in entry && entry.novice === order) add(`path:${entry.tile}`, 1);
  for (const [tile, entry] of Object.entries(doc.temple))
    if (entry.novice === order) add(`temple:${tile}`, 1);
  add("stage", doc.players[order]?.stage ?? 0);
  add("supply", doc.players[order]?.supply ?? 0);
  return spots;
}

/** Pairs that belong together when several novices move at once, the likeliest first. */
function likeness(from: Spot, to: Spot): number {
  const [a, x] = from.split(":");
  const [b, y] = to.split(":");
  if (a === "path" && b === "temple" && x === y) return 0;
  if (a === "temple" && b === "stage") return 1;
  if (x && x === y) return 2;
  if (a === "active" && b === "path") return 3;
  return from === "supply" ? 5 : 4;
}

function noviceMoves(before: StateDocument, after: StateDocument, order: Order): NoviceMove[] {
  const [was, is] = [spotsOf(before, order), spotsOf(after, order)];
  const left = new Map<Spot, number>();
  const come = new Map<Spot, number>();
  for (const spot of new Set([...was.keys(), ...is.keys()])) {
    const gain = (is.get(spot) ?? 0) - (was.get(spot) ?? 0);
    if (gain > 0) come.set(spot, gain);
    else if (gain < 0) left.set(spot, -gain);
  }
  const pairs = [...left.keys()].flatMap((from) => [...come.keys()].map((to) => ({ from, to })));
  pairs.sort((a, b) => likeness(a.from, a.to) - likeness(b.from, b.to));
  const moves: NoviceMove[] = [];
  for (const { from, to } of pairs) {
    const count = Math.min(left.get(from) ?? 0, come.get(to) ?? 0);
    if (!count) continue;
    moves.push({ order, from, to, count });
    left.set(from, (left.get(from) ?? 0) - count);
    come.set(to, (come.get(to) ?? 0) - count);
  }
  return moves;
}

const stones = (doc: StateDocument) => doc.path.filter((entry) => "guard" in entry).length;

const seatOf = (doc: StateDocument, order: Order) =>
  doc.council.findIndex((seat) => seat.includes(order));

export function changeBetween(before: StateDocument, after: StateDocument): Change {
  const orders = seats(after);
  const books = (doc: StateDocument) =>
    Object.keys(doc.temple)
      .filter((t) => doc.temple[t]?.book)
      .map(Number);
  const lost = books(before).filter((tile) => !books(after).includes(tile));
  const won = books(after).filter((tile) => !books(before).includes(tile));
  return {
    novices: orders.flatMap((order) => noviceMoves(before, after, order)),
    figures: FIGURES.flatMap((figure) => {
      const [from, to] = [whereIs(before, figure), whereIs(after, figure)];
      return from && to && from !== to ? [{ figure, from, to }] : [];
    }),
    shrines: after.isles.flatMap((isle, index) =>
      isle.shrines
        .filter((o) => !before.isles[index]?.shrines.includes(o))
        .map((order) => ({ order, isle: isle.name })),
    ),
    books: lost.flatMap((from, index) =>
      won[index] === undefined ? [] : [{ from, to: won[index] }],
    ),
    favors: orders.flatMap((order) => {
      const [had, has] = [before.players[order]?.favors ?? [], after.players[order]?.favors ?? []];
      return [
        ...has.filter((isle) => !had.includes(isle)).map((isle) => ({ order, isle, taken: true })),
        ...had.filter((isle) => !has.includes(isle)).map((isle) => ({ order, isle, taken: false })),
      ];
    }),
    council: orders.flatMap((order) => {
      const [from, to] = [seatOf(before, order), seatOf(after, order)];
      return from === to ? [] : [{ order, from, to }];
    }),
    influence: orders.flatMap((order) => {
      const points =
        (after.players[order]?.influence ?? 0) - (before.players[order]?.influence ?? 0);
      return points ? [{ order, points }] : [];
    }),
    candles: (before.time ?? 0) - (after.time ?? 0),
    guard: stones(before) === stones(after) ? null : { from: stones(before), to: stones(after) },
  };
}

export function arrivals(change: Change | null, order: Order, spot: Spot): number {
  let count = 0;
  for (const move of change?.novices ?? [])
    if (move.order === order && move.to === spot) count += move.count;
  return count;
}

export function departures(change: Change | null, order: Order, spot: Spot): number {
  let count = 0;
  for (const move of change?.novices ?? [])
    if (move.order === order && move.from === spot) count += move.count;
  return count;
}

/** The later position without the novices still on their way to their places. */
export function withoutArrivals(after: StateDocument, change: Change): StateDocument {
  const doc = structuredClone(after);
  for (const { order, to, count } of change.novices) {
    const [kind, name = ""] = to.split(":");
    const player = doc.players[order];
    const isle = doc.isles.find((i) => i.name === name);
    const [active, resting] = isle ? novices(isle, order) : [0, 0];
    if (kind === "active" && isle) isle.novices[order] = [active - count, resting];
    else if (kind === "resting" && isle) isle.novices[order] = [active, resting - count];
    else if (kind === "stage" && player) player.stage -= count;
    else if (kind === "temple" && doc.temple[name])
      doc.temple[name] = { ...doc.temple[name], novice: null };
    else if (kind === "path")
      for (const entry of doc.path)
        if ("tile" in entry && entry.tile === Number(name)) entry.novice = null;
  }
  for (const { figure, to } of change.figures) {
    const isle = doc.isles.find((i) => i.name === to);
    if (isle) isle.figures = isle.figures.filter((f) => f !== figure);
  }
  return doc;
}
