import { describe, expect, test } from "vitest";
import type { Options } from "../src/model/view";
import { beginnings, candidates, nextPlace, placeOf, settle } from "../src/play/choices";
import { complete } from "../src/play/completion";

const options: Options = {
  verbs: {
    favor: { choices: [{ isle: "herbs", novice: [false, true] }, { isle: "tide", novice: [false] }] },
    build: { refusal: { rule: "A-SHRINE", reason: "favor-missing", details: { favor: "shrine" } } },
    council: {
      choices: [
        { isle: "tide", novice: false, counts: [1, 2] },
        { isle: "tide", novice: true, counts: [1] },
        { isle: null, novice: true, counts: [0] },
      ],
    },
    sail: { choices: [{ origin: "stage", targets: ["tide", "book"], counts: [1, 2] }] },
    expel: { choices: [{ isle: "tide", novice: true, counts: [1, 0] }] },
    promote: { choices: [{ tile: 9, isle: "novice", bribe: true, novice: [false] }] },
    journey: { choices: [{ origin: "shrine", count: 2, targets: ["tide", "herbs"] }] },
    meditate: { choices: [{}] },
  },
  journeys: 9,
  tides: 0,
};
const all = candidates(options);

describe("candidates", () => {
  test("are the texts of the record", () => {
    expect(all.map((c) => c.text)).toEqual([
      "favor herbs",
      "favor herbs +novice",
      "favor tide",
      "council tide 1",
      "council tide 2",
      "council tide 1 +novice",
      "council +novice",
      "sail stage>tide 1",
      "sail stage>tide 2",
      "sail stage>book 1",
      "sail stage>book 2",
      "expel 1 +novice",
      "expel +novice",
      "promote 9 +bribe",
      "meditate",
    ]);
  });

  test("a place that leaves no choice is not asked for", () => {
    expect(nextPlace(all, "sail", {})).toBe("target");
    expect(nextPlace(all, "favor", {})).toBe("isle");
    expect(nextPlace(all, "promote", {})).toBeNull();
  });

  test("what is not said is filled in, and can be changed", () => {
    expect(settle(all, "favor", {})).toBeNull();
    expect(settle(all, "favor", { isle: "herbs" })?.action.text).toBe("favor herbs");
    expect(settle(all, "favor", { isle: "herbs", novice: true })?.action.text).toBe("favor herbs +novice");
    expect(settle(all, "sail", { target: "book" })?.action.text).toBe("sail stage>book 2");
    expect(settle(all, "council", { isle: "tide" })?.action.text).toBe("council tide 1");
    expect(settle(all, "council", { isle: null })?.action.text).toBe("council +novice");
    expect(settle(all, "council", { isle: "tide", count: 2, novice: true })?.action.text).toBe("council tide 2");
  });

  test("places and verbs find each other", () => {
    expect(placeOf("council", "isle", null)).toBe("council");
    expect(placeOf("infiltrate", "tile", 3)).toBe("temple:3");
    expect([...(beginnings(all).get("isle:tide") ?? [])].sort()).toEqual(["council", "expel", "favor"]);
    expect(beginnings(all).get("path:9")).toEqual(new Set(["promote"]));
    expect(beginnings(all).get("meditation")).toEqual(new Set(["meditate"]));
  });
});

describe("completion", () => {
  test("goes word by word", () => {
    expect(complete(options, "fav")).toEqual(["favor "]);
    expect(complete(options, "favor ")).toEqual(["favor herbs", "favor herbs ", "favor tide"].filter((t) => complete(options, "favor ").includes(t)));
    expect(complete(options, "med")).toEqual(["meditate"]);
  });

  test("knows where novices can leave from and go to", () => {
    expect(complete(options, "jou")).toContain("journey ");
    expect(complete(options, "journey ")).toContain("journey shrine>");
    expect(complete(options, "journey shrine>t")).toEqual(["journey shrine>tide 1", "journey shrine>tide 2"]);
    expect(complete(options, "journey shrine>tide 1, s")).toEqual(["journey shrine>tide 1, shrine>"]);
  });
});
