import { expect, test, vi } from "vitest";

vi.mock("../src/state/reference.svelte", () => ({ reference: { value: { levels: ["random", "pilgrim", "deacon", "prior"] } } }));
vi.mock("../src/text/texts.svelte", () => ({ texts: { language: "en" } }));
const { Laying } = await import("../src/play/laying.svelte");

test("bots that stand in for players are as strong as the host has chosen", () => {
  const laying = new Laying();
  laying.pace = "blitz";
  expect(laying.friends().pace?.level).toBeUndefined();
  laying.level = "prior";
  expect(laying.friends().pace).toEqual({ kind: "move", seconds: 60, end: "bot", level: "prior" });
});
