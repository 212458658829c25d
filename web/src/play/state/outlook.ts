/** What a planned action would change. */
import { seats, type Order } from "../../lib/document";
import type { Session } from "./session.svelte";

/** How much the end of the round would bring an order, before the action and after it. */
export interface Shift {
  order: Order;
  before: number;
  after: number;
}

/** How the end of the round would change for each player. */
export function shiftsOf({ view, preview }: Session): Shift[] {
  const doc = view?.document;
  const [now, then] = [view?.forecast?.round_end, preview?.forecast?.round_end];
  if (!doc || !now || !then || preview?.document.round !== doc.round) return [];
  return seats(doc)
    .map((order) => ({ order, before: now[order]?.total ?? 0, after: then[order]?.total ?? 0 }))
    .filter(({ before, after }) => before !== after);
}

/** Whether the action ends the round, or the game. */
export function endsRound({ view, preview }: Session): boolean {
  const doc = view?.document;
  return (
    !!preview &&
    !!doc &&
    (preview.document.round !== doc.round || preview.document.phase === "over")
  );
}
