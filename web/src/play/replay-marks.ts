/** Where in a game rounds begin and the lead changes: marks for the way back through it. */
import type { Order } from "../lib/document";
import type { EntryView } from "../lib/generated";

export interface RoundMark {
  round: number;
  /** How many actions were played before it. */
  number: number;
}

export interface LeadMark {
  order: Order;
  number: number;
}

/** The rounds of a game, from the entries of its actions. */
export function roundMarks(played: readonly EntryView[]): RoundMark[] {
  const marks: RoundMark[] = [];
  for (const [number, { round }] of played.entries())
    if (round !== null && round !== marks.at(-1)?.round) marks.push({ round, number });
  return marks;
}

/** The actions with which somebody else took the lead alone. */
export function leadMarks(played: readonly EntryView[]): LeadMark[] {
  const marks: LeadMark[] = [];
  const influence = new Map<Order, number>();
  let leader: Order | null = null;
  for (const [index, { story }] of played.entries()) {
    if (!story) continue;
    if (!influence.has(story.said.order)) influence.set(story.said.order, 0);
    for (const event of story.events)
      if (event.kind === "gain" && event.order)
        influence.set(
          event.order,
          (influence.get(event.order) ?? 0) + Number(event.details.points),
        );
    const most = Math.max(...influence.values());
    const first = [...influence.keys()].filter((order) => influence.get(order) === most);
    const alone = first.length === 1 ? (first[0] ?? null) : null;
    if (!alone || alone === leader) continue;
    if (leader) marks.push({ order: alone, number: index + 1 });
    leader = alone;
  }
  return marks;
}
