/**
 * From the server's tree of choices to actions as texts. Nothing here knows a rule: what is not in
 * the tree cannot be chosen.
 */
import type { Choice, Options } from "../model/view";

export interface Candidate {
  verb: string;
  isle?: string | null;
  origin?: string | number;
  target?: string | number;
  tile?: number;
  count?: number;
  bribe?: boolean;
  novice?: boolean;
  piece?: string;
  text: string;
}

/** A place where many novices can leave from, for Journey and Tide. */
export interface Pool {
  origin: string;
  count: number;
  targets: string[];
}

export const GROUPS: { name: string; verbs: string[] }[] = [
  { name: "isle", verbs: ["favor", "recruit", "build", "herbs"] },
  { name: "movement", verbs: ["journey", "tide", "sail"] },
  { name: "temple", verbs: ["promote", "sanctify", "infiltrate", "book"] },
  { name: "other", verbs: ["council", "expel", "meditate"] },
];

/** The parts of an action that are touched on the table, in the order one thinks of them. */
export const PLACES: Record<string, (keyof Candidate)[]> = {
  place: ["isle"],
  tire: ["isle"],
  favor: ["isle"],
  recruit: ["isle"],
  build: ["isle"],
  herbs: ["isle"],
  sail: ["origin", "target"],
  promote: ["tile"],
  sanctify: ["tile"],
  infiltrate: ["tile"],
  book: ["origin", "target"],
  council: ["isle"],
  expel: ["isle"],
  meditate: [],
};

/** The parts that are set beside the preview, with what is meant if nothing is said. */
export const EXTRAS: (keyof Candidate)[] = ["count", "bribe", "novice"];
const GENEROUS = new Set(["herbs", "sail"]);

const list = <T>(value: unknown): T[] => (Array.isArray(value) ? (value as T[]) : value === undefined ? [] : [value as T]);

function product(choice: Choice): Omit<Candidate, "verb" | "text">[] {
  const fields: [keyof Candidate, unknown[]][] = [
    ["isle", "isle" in choice ? [choice.isle] : [undefined]],
    ["piece", "piece" in choice ? [choice.piece] : [undefined]],
    ["origin", "origin" in choice ? [choice.origin] : [undefined]],
    ["target", "targets" in choice ? list(choice.targets) : [undefined]],
    ["tile", "tile" in choice ? [choice.tile] : [undefined]],
    ["count", "counts" in choice ? list(choice.counts) : [undefined]],
    ["bribe", "bribe" in choice ? list(choice.bribe) : [undefined]],
    ["novice", "novice" in choice ? list(choice.novice) : [undefined]],
  ];
  let found: Record<string, unknown>[] = [{}];
  for (const [name, values] of fields)
    found = found.flatMap((part) => values.map((value) => (value === undefined ? part : { ...part, [name]: value })));
  return found as Omit<Candidate, "verb" | "text">[];
}

/** The notation of an action; the server reads any order and prints the canonical one. */
export function actionText(verb: string, part: Omit<Candidate, "verb" | "text">): string {
  const words: (string | number)[] = [verb];
  if (part.piece) words.push(part.piece);
  if (part.origin !== undefined) words.push(`${part.origin}>${part.target}`);
  else if (part.tile !== undefined) words.push(part.tile);
  else if (part.isle && verb !== "build" && verb !== "expel") words.push(part.isle);
  if (part.count) words.push(part.count);
  if (part.bribe) words.push("+bribe");
  if (part.novice) words.push("+novice");
  return words.join(" ");
}

/** Every action that can be listed: all but Journeys and Tides. */
export function candidates(options: Options | null): Candidate[] {
  const found: Candidate[] = [];
  for (const [verb, option] of Object.entries(options?.verbs ?? {})) {
    if (verb === "journey" || verb === "tide") continue;
    for (const choice of option.choices ?? [])
      for (const part of product(choice)) found.push({ verb, ...part, text: actionText(verb, part) });
  }
  return found;
}

export function pools(options: Options | null, verb: string): Pool[] {
  return (options?.verbs[verb]?.choices ?? []) as unknown as Pool[];
}

export type Picks = Partial<Omit<Candidate, "verb" | "text">>;

const agrees = (candidate: Candidate, picks: Picks, names: (keyof Candidate)[]) =>
  names.every((name) => !(name in picks) || candidate[name] === picks[name as keyof Picks]);

export function matching(all: Candidate[], verb: string, picks: Picks): Candidate[] {
  return all.filter((c) => c.verb === verb && agrees(c, picks, PLACES[verb] ?? []));
}

/** The next part to be touched, or null when the place is settled. */
export function nextPlace(all: Candidate[], verb: string, picks: Picks): keyof Candidate | null {
  const fitting = matching(all, verb, picks);
  for (const name of PLACES[verb] ?? []) {
    if (name in picks) continue;
    if (new Set(fitting.map((c) => c[name])).size > 1) return name;
  }
  return null;
}

export interface Extra {
  name: keyof Candidate;
  values: (number | boolean)[];
  value: number | boolean;
}

/** The action that the picks mean, and what else could be set. */
export function settle(all: Candidate[], verb: string, picks: Picks): { action: Candidate; extras: Extra[] } | null {
  let fitting = matching(all, verb, picks);
  if (!fitting.length || nextPlace(all, verb, picks)) return null;
  const whole = fitting;
  const rank = (value: unknown) => (typeof value === "number" ? value : value ? 1 : 0);
  // What has been said comes first, so that the rest adapts to it.
  const order = [...EXTRAS].sort((a, b) => Number(b in picks) - Number(a in picks));
  for (const name of order) {
    const values = [...new Set(fitting.map((c) => c[name]))].filter((v) => v !== undefined);
    if (!values.length) continue;
    const sorted = values.sort((a, b) => rank(a) - rank(b));
    const usual = name === "count" && GENEROUS.has(verb) ? sorted[sorted.length - 1] : (sorted.find((v) => v !== 0) ?? sorted[0]);
    const wanted = name in picks && sorted.includes(picks[name as keyof Picks] as never) ? picks[name as keyof Picks] : name === "count" ? usual : sorted[0];
    fitting = fitting.filter((c) => c[name] === wanted);
  }
  const action = fitting[0];
  if (!action) return null;
  const extras = EXTRAS.flatMap((name): Extra[] => {
    const values = [...new Set(whole.map((c) => c[name]))].filter((v) => v !== undefined) as (number | boolean)[];
    if (values.length < 2) return [];
    return [{ name, values: values.sort((a, b) => rank(a) - rank(b)), value: action[name] as number | boolean }];
  });
  return { action, extras };
}

/** The place on the table that a part of an action names. */
export function placeOf(verb: string, name: keyof Candidate, value: unknown): string | null {
  if (value === "stage") return "stage";
  if (value === null || value === undefined) return "council";
  if (name === "isle") return `isle:${value}`;
  if (name === "tile") return verb === "infiltrate" ? `temple:${value}` : `path:${value}`;
  if (verb === "book") return `temple:${value}`;
  return `isle:${value}`;
}

/** Every place from which an action can begin, with the verbs that begin there. */
export function beginnings(all: Candidate[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (place: string | null, verb: string) => {
    if (!place) return;
    if (!found.has(place)) found.set(place, new Set());
    found.get(place)?.add(verb);
  };
  for (const c of all) {
    const [first, second] = PLACES[c.verb] ?? [];
    if (c.verb === "meditate") add("meditation", c.verb);
    else if (first) add(placeOf(c.verb, first, c[first]), c.verb);
    if (c.verb === "promote" && c.isle) add(`isle:${c.isle}`, c.verb);
    if (c.verb === "council") add("council", c.verb);
    if (c.verb === "book" && second) add(placeOf(c.verb, second, c[second]), c.verb);
  }
  return found;
}
