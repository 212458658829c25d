/** What happened, in whole sentences: for the log with pictures, for the live region as plain text. */
import type { EventView, Leg, RoundEnd, ScoreStep, SentenceView, Share, Story } from "../generated";
import type { Mover, Order } from "../document";
import { NAMED, listed, signed, texts } from "./texts.svelte";

/** A piece of a sentence; what names a thing of the game says which. */
export interface Part {
  text: string;
  kind?: string;
  name?: string;
}

// Names are wrapped in marks that no language writes, so that pictures can be put beside them.
const [OPEN, MIDDLE, CLOSE] = ["\uE000", "\uE001", "\uE002"];
const MARKED = new RegExp(`${OPEN}([a-z]+):([a-z]+)${MIDDLE}([^${CLOSE}]*)${CLOSE}`);

type Details = Record<string, string | number>;

function named(details: Details, marked: boolean): Details {
  const found: Details = {};
  for (const [name, value] of Object.entries(details)) {
    const kind = NAMED[name];
    const key = `${kind}-${value}`;
    if (!kind || !texts.has(key)) found[name] = value;
    else
      found[name] = marked
        ? `${OPEN}${kind}:${value}${MIDDLE}${texts.say(key)}${CLOSE}`
        : texts.say(key);
  }
  if (details.figure !== undefined) found.which = details.figure;
  return found;
}

/** A text with marks, taken apart. */
export function parts(text: string): Part[] {
  const pieces = text.split(MARKED);
  const found: Part[] = [];
  for (let at = 0; at < pieces.length; at += 4) {
    if (pieces[at]) found.push({ text: pieces[at] as string });
    if (at + 3 < pieces.length)
      found.push({ kind: pieces[at + 1], name: pieces[at + 2], text: pieces[at + 3] as string });
  }
  return found;
}

const leg = (each: Leg, marked: boolean): string =>
  texts.say("say-leg", named({ ...each }, marked));

/** A leg of a Journey or a Tide as it is planned. */
export function legText({
  origin,
  target,
  count,
}: {
  origin: string;
  target: string;
  count: number;
}): string {
  const start = origin === "stage" ? origin : origin.startsWith("~") ? "resting" : "isle";
  return leg({ origin: origin.replace("~", ""), target, count, start }, false);
}

function saying(said: SentenceView, marked: boolean): string {
  const details = named({ ...said.details, order: said.order }, marked);
  if (said.legs.length) details.legs = listed(said.legs.map((each) => leg(each, marked)));
  return texts.say(`say-${said.verb}`, details);
}

function happening(event: EventView, marked: boolean): string {
  const details = named(
    event.order ? { ...event.details, order: event.order } : event.details,
    marked,
  );
  return texts.say(`event-${event.kind}`, details);
}

/** The sentence for an action. */
export const sentence = (said: SentenceView): string => saying(said, false);
export const sentenceParts = (said: SentenceView): Part[] => parts(saying(said, true));
export const eventText = (event: EventView): string => happening(event, false);
export const eventParts = (event: EventView): Part[] => parts(happening(event, true));

/** Everything that an action was and brought about, sentence after sentence. */
export const storyText = (story: Story): string[] => [
  sentence(story.said),
  ...story.events.map(eventText),
];

/** What the player gained by the action itself, the end of the round apart. */
export function pointsOf(story: Story): number {
  const own = story.events.filter(
    (event) => event.kind === "gain" && event.order === story.said.order,
  );
  const counted = story.end ? own.filter((event) => event.details.source === "meditation") : own;
  return counted.reduce((sum, event) => sum + Number(event.details.points), 0);
}

const PREPARED = ["figure-moved", "guard-moved", "woken", "stood-up", "start-player"];

/** The lines below the sentence: what came of the action, without what stands as a number beside it. */
export function aftermath(story: Story): EventView[] {
  const quiet = (event: EventView) =>
    event.kind === "round-began" ||
    (event.kind === "gain" && (event.order === story.said.order || !!story.end)) ||
    (!!story.end && PREPARED.includes(event.kind));
  return story.events.filter((event) => !quiet(event));
}

/** What is made ready for the next round. */
export const preparations = (story: Story): EventView[] =>
  story.end ? story.events.filter((event) => PREPARED.includes(event.kind)) : [];

export function endTitle(end: RoundEnd): string {
  return end.over ? texts.say("end-of-game") : texts.say("end-of-round", { round: end.round });
}

/** The sums of all orders in one line. */
export function endSums(end: RoundEnd): string {
  return listed(
    Object.entries(end.gains).map(
      ([order, points]) => `${texts.say(`order-${order}`)} ${signed(points ?? 0)}`,
    ),
    "unit",
  );
}

/** What the Priestess counts of an order. */
const counted = (share: Share): string =>
  texts.say("end-share-priestess", {
    order: texts.say(`order-${share.order}`),
    count: share.count,
    shrine: share.shrine ? "yes" : "no",
  });

export const shareOf = (step: ScoreStep, order: Order): Share | undefined =>
  step.shares.find((share) => share.order === order);

/** What a step is and what it gives. */
export const stepTitle = (step: ScoreStep): string =>
  texts.say(`end-step-${step.kind}`, { isle: texts.say(`isle-${step.isle}`) });

export function stepReason(step: ScoreStep): string {
  if (step.kind === "meditation")
    return texts.say("end-why-meditation", {
      order: texts.say(`order-${step.shares.find((share) => share.points)?.order ?? ""}`),
    });
  if (step.kind !== "priestess") return texts.say(`end-why-${step.kind}`);
  const placed = step.shares
    .filter((share) => share.place !== null)
    .sort((a, b) => (a.place ?? 0) - (b.place ?? 0));
  return placed.map(counted).join(" · ");
}

/** What follows the scoring, as sentences, each with who walks. */
export function afterwards(end: RoundEnd): { who: Mover; text: string }[] {
  const said: { who: Mover; text: string }[] = [];
  const say = (kind: string, details: Details, order: Order | null = null, who: Mover = "pieces") =>
    said.push({ who, text: eventText({ kind, order, details }) });
  for (const walk of end.figures) say("figure-moved", { ...walk }, null, walk.figure);
  if (end.guard.length) say("guard-moved", { guard: end.guard[1] ?? 0 }, null, "guard");
  const woken = Object.values(end.woken).reduce((sum: number, number) => sum + (number ?? 0), 0);
  if (woken) say("woken", { count: woken });
  if (end.stood) say("stood-up", { count: end.stood });
  if (end.start) say("start-player", {}, end.start);
  return [...said, ...tieTexts(end).map((text) => ({ who: "pieces" as const, text }))];
}

/** Orders with the same influence, and what decides between them. */
export const tieTexts = (end: RoundEnd): string[] =>
  end.ties.map((tie) =>
    texts.say(tie.seats[0] === tie.seats[1] ? "end-tie-stack" : "end-tie-council", {
      ahead: texts.say(`order-${tie.ahead}`),
      behind: texts.say(`order-${tie.behind}`),
      influence: tie.influence,
      seat: tie.seats[0] ?? 0,
      other: tie.seats[1] ?? 0,
    }),
  );
