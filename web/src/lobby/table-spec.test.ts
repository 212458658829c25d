import { expect, test, vi } from "vitest";

vi.mock("../lib/reference.svelte", () => ({
  reference: { value: { levels: ["random", "pilgrim", "deacon", "prior"] } },
}));
vi.mock("../lib/text/texts.svelte", () => ({ texts: { language: "en" } }));
const { TableSpec } = await import("./table-spec.svelte");

test("bots that stand in for players are as strong as the host has chosen", () => {
  const spec = new TableSpec();
  spec.pace = "blitz";
  expect(spec.friends().pace?.level).toBeUndefined();
  spec.level = "prior";
  expect(spec.friends().pace).toEqual({ kind: "move", seconds: 60, end: "bot", level: "prior" });
});
