/** What can be done at all, from the table of verbs: headings, kinds of places, what is on offer. */
import { VERBS, type OptionsView, type VerbRow } from "./generated";

export interface Group {
  name: string;
  verbs: readonly VerbRow[];
}

function grouped(verbs: readonly VerbRow[]): Group[] {
  const groups = new Map<string, VerbRow[]>();
  for (const verb of verbs) {
    const name = verb.in_round ? verb.group : "now"; // what prepares a round stands alone
    groups.set(name, [...(groups.get(name) ?? []), verb]);
  }
  return [...groups].map(([name, of]) => ({ name, verbs: of }));
}

/** The families of actions in a round. */
export const FAMILIES: readonly Group[] = grouped(VERBS.filter((verb) => verb.in_round));

export function verbRow(name: string | null): VerbRow | null {
  return VERBS.find((verb) => verb.name === name) ?? null;
}

/** The verbs of this phase, those that are not possible right now too. */
export function offered(options: OptionsView | null): VerbRow[] {
  if (!options) return [];
  const possible = new Set(options.candidates.map((candidate) => candidate.verb));
  return VERBS.filter(
    ({ name }) => possible.has(name) || name in options.pools || name in options.refusals,
  );
}

/** The families of actions in a round, as far as an edition has them. */
export function familiesOf(edition: string | null): readonly Group[] {
  if (edition === null) return FAMILIES;
  return FAMILIES.map(({ name, verbs }) => ({
    name,
    verbs: verbs.filter(({ editions }) => editions.includes(edition)),
  }));
}

/** What to show as buttons; while nobody may act, the actions of a round. */
export function groupsOf(
  options: OptionsView | null,
  edition: string | null = null,
): readonly Group[] {
  const verbs = offered(options);
  return verbs.length ? grouped(verbs) : familiesOf(edition);
}

export function isOpen(options: OptionsView | null, verb: string): boolean {
  return (
    !!options &&
    (verb in options.pools || options.candidates.some((candidate) => candidate.verb === verb))
  );
}

/** The kind of a place: `isle` of `isle:tide`. */
export function kindOf(place: string): string {
  return place.split(":")[0] ?? place;
}
