/** What to ask the server about a place where an action is not possible. */
export interface Circumstances {
  isles: string[];
  /** Novices are picked up and look for an isle. */
  carrying: boolean;
  /** What was picked before, if the action has two places. */
  origin?: unknown;
  /** The piece to be placed in the Preliminary Round. */
  piece?: unknown;
}

/** An action at this place in the record's notation, whose refusal is the answer; null for an unknown verb. */
export function question(verb: string, place: string, { isles, carrying, origin, piece }: Circumstances): string | null {
  const name = place.split(":")[1] ?? place;
  const far = isles.find((isle) => isle !== name) ?? name;
  const isle = place.startsWith("isle:") || place.startsWith("resting:") ? name : far;
  const tile = /^\d+$/.test(name) ? name : "0";
  const actions: Record<string, string> = {
    favor: `favor ${isle}`,
    recruit: `recruit ${isle}`,
    build: "build",
    herbs: `herbs ${isle} 1`,
    sail: `sail ${isle}>${far} 1`,
    journey: `journey ${isle}>${carrying ? isle : far} 1`,
    tide: `tide ${place.startsWith("resting:") ? "~" : ""}${isle}>${far} 1`,
    promote: `promote ${tile}`,
    sanctify: `sanctify ${tile}`,
    infiltrate: `infiltrate ${tile}`,
    book: `book ${origin ?? tile}>${tile}`,
    council: `council ${isle} 1`,
    expel: "expel 1",
    place: `place ${piece ?? "shrine"} ${isle}`,
    tire: `tire ${isle}`,
    meditate: "meditate",
  };
  return actions[verb] ?? null;
}
