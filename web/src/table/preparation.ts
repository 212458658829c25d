/** The end of a round piece by piece: what walks or wakes, one after the other, each with its position. */
import { NO_CHANGE, changeBetween, type Change, type NoviceMove } from "./change";
import {
  novices,
  seats,
  whereIs,
  type FigureName,
  type Mover,
  type Order,
  type StateDocument,
} from "../lib/document";

export interface SetupStep {
  /** The figure that walks, or the pieces that are made ready. */
  who: Mover;
  change: Change;
  /** The position that it leads to. */
  after: StateDocument;
}

const guards = (doc: StateDocument) => doc.path.filter((entry) => "guard" in entry);

/** Novices that stand up where they rested. */
const wakes = ({ from, to }: NoviceMove) =>
  from.startsWith("resting:") && to === from.replace("resting:", "active:");

/** What the action itself moved, where it also ended a round. */
export function ownChange(before: StateDocument, after: StateDocument): Change {
  const change = changeBetween(before, after);
  return {
    ...change,
    novices: change.novices.filter((move) => !wakes(move)),
    figures: [],
    guard: null,
    influence: [],
  };
}

/** The position after the action, before anything is made ready for the next round. */
export function beforeRoundSetup(before: StateDocument, after: StateDocument): StateDocument {
  const doc = structuredClone(after);
  const { novices: moves } = changeBetween(before, after);
  for (const isle of doc.isles) {
    isle.figures = before.isles.find((other) => other.name === isle.name)?.figures ?? [];
    for (const { order, count } of moves.filter(
      (move) => wakes(move) && move.from === `resting:${isle.name}`,
    )) {
      const [active, resting] = novices(isle, order);
      isle.novices[order] = [active - count, resting + count];
    }
  }
  for (const [tile, entry] of Object.entries(doc.temple))
    if (entry.novice && entry.novice === before.temple[tile]?.novice)
      entry.lying = before.temple[tile]?.lying ?? false;
  doc.path = [...doc.path, ...guards(before).slice(guards(after).length)];
  doc.guard = before.guard;
  doc.round = before.round;
  doc.start = before.start;
  if (before.time !== null) doc.time = 0;
  return doc;
}

/** The position with the influence that everyone has at a moment. */
export function withInfluence(
  doc: StateDocument,
  influence: Partial<Record<Order, number>>,
): StateDocument {
  const players = { ...doc.players };
  for (const order of seats(doc)) {
    const owner = players[order];
    if (owner) players[order] = { ...owner, influence: influence[order] ?? owner.influence };
  }
  return { ...doc, players };
}

/** Everything that walks, in this order, then all that is made ready. */
export function setupSteps(
  before: StateDocument,
  after: StateDocument,
  figures: readonly FigureName[],
): SetupStep[] {
  const walks: SetupStep[] = [];
  let doc = beforeRoundSetup(before, after);
  for (const figure of figures) {
    const [from, to] = [whereIs(doc, figure), whereIs(after, figure)];
    if (!from || !to || from === to) continue;
    const isles = doc.isles.map((isle) => ({
      ...isle,
      figures:
        isle.name === to
          ? [...isle.figures, figure]
          : isle.figures.filter((other) => other !== figure),
    }));
    doc = { ...doc, isles };
    walks.push({
      who: figure,
      change: { ...NO_CHANGE, figures: [{ figure, from, to }] },
      after: doc,
    });
  }
  const change = changeBetween(doc, after);
  if (change.guard) {
    doc = { ...doc, path: after.path, guard: after.guard };
    walks.push({ who: "guard", change: { ...NO_CHANGE, guard: change.guard }, after: doc });
  }
  walks.push({ who: "pieces", change: { ...NO_CHANGE, novices: change.novices }, after });
  return walks;
}
