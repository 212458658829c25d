/** Budgets as people write them. */
import { expect, test } from "vitest";
import { budgeted } from "./texts.svelte";

test("milliseconds are a time in the language of the page, nodes stay what they are", () => {
  expect(budgeted("200ms")).toBe("200 ms");
  expect(budgeted("60n")).toBe("60n");
});
