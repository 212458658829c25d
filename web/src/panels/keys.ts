/** Single keys for the actions, the same in every language. */
export const SHORTCUTS: Record<string, string> = {
  favor: "F",
  recruit: "R",
  build: "B",
  herbs: "H",
  journey: "J",
  tide: "T",
  sail: "S",
  promote: "P",
  sanctify: "Y",
  infiltrate: "I",
  book: "O",
  council: "C",
  expel: "E",
  meditate: "M",
  place: "P",
  tire: "T",
};

/** The verb that a key stands for among those on offer. */
export function verbOfKey(key: string, offered: string[]): string | null {
  return offered.find((verb) => SHORTCUTS[verb] === key.toUpperCase()) ?? null;
}
