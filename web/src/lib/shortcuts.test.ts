import { expect, test } from "vitest";
import { SYMBOLS } from "./ui/symbols";
import { VERBS } from "./generated";
import { shortcut, verbOfKey } from "./shortcuts";
import { FAMILIES } from "./verbs";

test("no two actions of a round have the same key", () => {
  const verbs = FAMILIES.flatMap((family) => family.verbs.map((verb) => verb.name));
  expect(new Set(verbs.map(shortcut)).size).toBe(verbs.length);
  for (const verb of verbs) expect(verbOfKey(shortcut(verb).toLowerCase(), verbs)).toBe(verb);
});

test("what has its phase to itself has a key of its own, too", () => {
  for (const { name } of VERBS) expect(verbOfKey(shortcut(name), [name])).toBe(name);
});

test("every action has a symbol", () => {
  expect(VERBS.filter(({ name }) => !(name in SYMBOLS))).toEqual([]);
});
