/** What is planned as arrows: one for each leg, and for every piece that the action itself moves. */
import type { Change, Spot } from "./change";
import type { FigureName, IsleName, Order } from "../lib/document";

export type Arrow =
  | { kind: "novice"; order: Order; from: Spot; to: Spot; count: number; boat: boolean }
  | { kind: "figure"; figure: FigureName; from: IsleName; to: IsleName }
  | { kind: "book"; from: Spot; to: Spot }
  | { kind: "disc"; order: Order; from: number; to: number };

const ISLE = /^(active|resting):/;
const nameOf = (spot: Spot) => spot.split(":")[1] ?? spot;

/** So many novices from one place to an isle. */
export interface Leg {
  origin: string;
  target: string;
  count: number;
}

/** The legs of a Journey or a Tide as they are written. */
export function writtenLegs(text: string): Leg[] {
  return [...text.matchAll(/(~?\w+)>(\w+) (\d+)/g)].map(([, origin = "", target = "", count]) => ({
    origin,
    target,
    count: Number(count),
  }));
}

function legs(text: string, order: Order): Arrow[] {
  return writtenLegs(text).map(({ origin, target, count }) => ({
    kind: "novice",
    order,
    from:
      origin === "stage"
        ? origin
        : origin.startsWith("~")
          ? `resting:${origin.slice(1)}`
          : `active:${origin}`,
    to: `resting:${target}`,
    count,
    boat: origin !== "stage",
  }));
}

/**
 * The arrows of an action. Of a Journey or Tide they are its legs, never what is left when some of them
 * cancel out; where a round ends, only what the player moves counts, not what the new round brings.
 */
export function arrowsOf(
  text: string,
  compound: boolean,
  order: Order,
  change: Change,
  ends: boolean,
): Arrow[] {
  if (compound) return legs(text, order);
  if (ends) return [];
  const novices = change.novices
    .filter(
      ({ from, to }) =>
        from !== "supply" &&
        to !== "supply" &&
        !(ISLE.test(from) && ISLE.test(to) && nameOf(from) === nameOf(to)),
    )
    .map((move): Arrow => ({
      kind: "novice",
      ...move,
      boat: ISLE.test(move.from) && ISLE.test(move.to),
    }));
  const figures = change.figures.map((move): Arrow => ({ kind: "figure", ...move }));
  const books = change.books.map(({ from, to }): Arrow => ({
    kind: "book",
    from: `temple:${from}`,
    to: `temple:${to}`,
  }));
  const discs = change.council
    .filter((move) => move.order === order)
    .map((move): Arrow => ({ kind: "disc", ...move }));
  return [...novices, ...figures, ...books, ...discs];
}
