import { beforeAll, describe, expect, it, vi } from "vitest";
import { because } from "./reasons";
import { texts } from "./texts.svelte";

describe("reasons", () => {
  beforeAll(async () => {
    vi.stubGlobal("document", { documentElement: { lang: "" } });
    await texts.use("en");
  });

  it("says what a rival loses without a sign", () => {
    expect(because([{ key: "rival", points: 1.5, details: { rival: "yellow" } }])).toBe(
      "Costs Yellow 1.5.",
    );
    expect(because([{ key: "paid", points: 2, details: { source: "temple" } }])).toContain("+2");
  });
});
