/** Single keys for the actions, the same in every language: the first letter, where no other action has it. */
const OTHER: Record<string, string> = { sanctify: "Y", book: "O" };

export function shortcut(verb: string): string {
  return OTHER[verb] ?? (verb[0] ?? "").toUpperCase();
}

/** The verb that a key stands for among those on offer. */
export function verbOfKey(key: string, verbs: readonly string[]): string | null {
  return verbs.find((verb) => shortcut(verb) === key.toUpperCase()) ?? null;
}
