import { describe, expect, it, vi } from "vitest";

vi.mock("./texts.svelte", () => ({ NAMED: {}, signed: String, texts: {} }));
const { aftermath, parts, pointsOf } = await import("./narration");

describe("sentences with pictures", () => {
  it("takes marked names apart and keeps the text whole", () => {
    const found = parts(
      "\uE000order:blue\uE001Blue\uE002 sails to \uE000isle:tide\uE001Tidal Isle\uE002.",
    );
    expect(found).toEqual([
      { kind: "order", name: "blue", text: "Blue" },
      { text: " sails to " },
      { kind: "isle", name: "tide", text: "Tidal Isle" },
      { text: "." },
    ]);
    expect(found.map((part) => part.text).join("")).toBe("Blue sails to Tidal Isle.");
  });

  it("puts the points of the player beside the sentence and those of others below it", () => {
    const gain = (order: "red" | "blue", source: string, points: number) => ({
      kind: "gain",
      order,
      details: { source, points },
    });
    const story = {
      said: { verb: "sanctify", order: "blue" as const, details: { tile: 5 }, legs: [] },
      events: [
        { kind: "displaced", order: "red" as const, details: { tile: 3 } },
        gain("blue", "sanctification", 5),
        gain("blue", "displacement", 1),
      ],
      end: null,
    };
    expect(pointsOf(story)).toBe(6);
    expect(aftermath(story).map((event) => event.kind)).toEqual(["displaced"]);
  });
});
