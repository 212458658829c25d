/**
 * From the places that are touched to one of the actions the server offers. Nothing here knows a
 * rule or a verb: what is not among the candidates cannot be chosen.
 */
import type { Candidate } from "../../lib/generated";
import { kindOf, verbRow } from "../../lib/verbs";

/** What has been said so far about an action of a verb. */
export interface Picks {
  /** Places by their position in the picking order; one may begin in the middle. */
  places: Readonly<Record<number, string>>;
  /** What was set beside the preview: `count`, and favors that are spent or not. */
  extras: Readonly<Record<string, number | boolean>>;
}

export const EMPTY_PICKS: Picks = { places: {}, extras: {} };

export function at(index: number, place: string): Picks {
  return { places: { [index]: place }, extras: {} };
}

const of = (all: readonly Candidate[], verb: string) =>
  all.filter((candidate) => candidate.verb === verb);

const agrees = (candidate: Candidate, { places }: Picks) =>
  Object.entries(places).every(([index, place]) => candidate.places[Number(index)] === place);

export function matching(all: readonly Candidate[], verb: string, picks: Picks): Candidate[] {
  return of(all, verb).filter((candidate) => agrees(candidate, picks));
}

/** Which of its places is to be touched next, or null when they are settled. */
export function nextPlace(all: readonly Candidate[], verb: string, picks: Picks): number | null {
  const fitting = matching(all, verb, picks);
  const most = Math.max(0, ...fitting.map((candidate) => candidate.places.length));
  for (let index = 0; index < most; index += 1)
    if (
      !(index in picks.places) &&
      new Set(fitting.map((candidate) => candidate.places[index])).size > 1
    )
      return index;
  return null;
}

/** The places that are settled: what was picked, and what it leaves no choice about. */
export function settledPlaces(all: readonly Candidate[], verb: string, picks: Picks): Set<string> {
  const [first, ...others] = matching(all, verb, picks);
  const settled = (first?.places ?? []).filter((place, index) =>
    others.every((candidate) => candidate.places[index] === place),
  );
  return new Set([...Object.values(picks.places), ...settled]);
}

/** How an action may be begun at a place, if it can be: the earliest of its places that this one can be. */
export function beginAt(all: readonly Candidate[], verb: string, place: string): Picks | null {
  const begins = verbRow(verb)?.begins ?? 0;
  for (let index = 0; index < begins; index += 1)
    if (of(all, verb).some((candidate) => candidate.places[index] === place))
      return at(index, place);
  return null;
}

/** Every place from which an action can begin, with the verbs that begin there. */
export function beginnings(all: readonly Candidate[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { verb, places } of all)
    for (const place of places.slice(0, verbRow(verb)?.begins))
      found.set(place, (found.get(place) ?? new Set()).add(verb));
  return found;
}

/** Where novices stand that an action may use: `active:tide`, `resting:tide`, `stage`. */
export function usedSpots({ verb, places }: Candidate): string[] {
  const row = verbRow(verb);
  const state = row?.asked_at.includes("resting") ? "resting" : "active";
  return places.slice(0, row?.begins).flatMap((place) => {
    if (kindOf(place) === "isle") return [place.replace("isle:", `${state}:`)];
    return place === "stage" ? [place] : [];
  });
}

export interface Extra {
  /** `count`, or a favor. */
  name: string;
  values: (number | boolean)[];
  value: number | boolean;
}

const COUNT = "count";

const valueOf = (candidate: Candidate, name: string): number | boolean =>
  name === COUNT ? candidate.count : candidate.spends.includes(name);

const valuesOf = (all: readonly Candidate[], name: string) =>
  [...new Set(all.map((candidate) => valueOf(candidate, name)))].sort(
    (a, b) => Number(a) - Number(b),
  );

/** The action that the picks mean, and what else could be set. */
export function resolve(
  all: readonly Candidate[],
  verb: string,
  picks: Picks,
): { action: Candidate; extras: Extra[] } | null {
  const whole = matching(all, verb, picks);
  if (!whole.length || nextPlace(all, verb, picks) !== null) return null;
  const favors = new Set(whole.flatMap((candidate) => candidate.spends));
  const names = [COUNT, ...favors].filter((name) => valuesOf(whole, name).length > 1);
  let fitting = whole;
  // What has been said comes first, so that the rest adapts to it.
  for (const name of [...names].sort(
    (a, b) => Number(b in picks.extras) - Number(a in picks.extras),
  )) {
    const values = valuesOf(fitting, name);
    const said = picks.extras[name];
    const wanted =
      said !== undefined && values.includes(said) ? said : defaultValue(verb, name, values);
    fitting = fitting.filter((candidate) => valueOf(candidate, name) === wanted);
  }
  const action = fitting[0];
  if (!action) return null;
  return {
    action,
    extras: names.map((name) => ({
      name,
      values: valuesOf(whole, name),
      value: valueOf(action, name),
    })),
  };
}

/** What is meant if nothing is said: no favor, and few novices or as many as possible. */
function defaultValue(
  verb: string,
  name: string,
  values: (number | boolean)[],
): number | boolean | undefined {
  if (name !== COUNT) return values[0];
  return verbRow(verb)?.most
    ? values[values.length - 1]
    : (values.find((value) => value !== 0) ?? values[0]);
}

/** The places to ask the server about: those settled before, and the one that was touched. */
export function askedPlaces(
  all: readonly Candidate[],
  verb: string,
  picks: Picks,
  place: string,
): string[] {
  const next = nextPlace(all, verb, picks);
  const [first] = matching(all, verb, picks);
  return next === null ? [place] : [...(first?.places.slice(0, next) ?? []), place];
}
