import { describe, expect, test } from "vitest";
import type { Candidate, OptionsView } from "../../lib/generated";
import {
  EMPTY_PICKS,
  askedPlaces,
  at,
  beginAt,
  beginnings,
  nextPlace,
  resolve,
  usedSpots,
  type Picks,
} from "./choices";
import { complete } from "./completion";
import { FAMILIES, groupsOf, isOpen, offered } from "../../lib/verbs";

const action = (text: string, places: string[], count = 0, spends: string[] = []): Candidate => ({
  id: 0,
  text,
  verb: text.split(" ")[0] ?? "",
  places,
  spends,
  count,
});

const all: Candidate[] = [
  action("favor herbs", ["isle:herbs"]),
  action("favor herbs +novice", ["isle:herbs"], 0, ["novice"]),
  action("favor tide", ["isle:tide"]),
  action("herbs tide 1", ["isle:tide"], 1, ["herbs"]),
  action("sail stage>tide 1", ["stage", "isle:tide"], 1, ["sailboat"]),
  action("sail stage>tide 2", ["stage", "isle:tide"], 2, ["sailboat"]),
  action("sail stage>book 1", ["stage", "isle:book"], 1, ["sailboat"]),
  action("sail stage>book 2", ["stage", "isle:book"], 2, ["sailboat"]),
  action("promote 9 +bribe", ["path:9", "isle:novice"], 0, ["bribery"]),
  action("book 4>9", ["temple:4", "temple:9"], 0, ["book"]),
  action("book 5>9", ["temple:5", "temple:9"], 0, ["book"]),
  action("book 5>6", ["temple:5", "temple:6"], 0, ["book"]),
  action("council tide 1", ["isle:tide", "council"], 1),
  action("council tide 2", ["isle:tide", "council"], 2),
  action("council tide 1 +novice", ["isle:tide", "council"], 1, ["novice"]),
  action("council +novice", ["council"], 0, ["novice"]),
  action("expel 1 +novice", ["isle:tide"], 1, ["novice"]),
  action("expel +novice", ["isle:tide"], 0, ["novice"]),
  action("meditate", ["meditation"]),
];
const options: OptionsView = {
  candidates: all,
  pools: { journey: [{ origin: "shrine", count: 2, targets: ["tide", "herbs"] }] },
  journeys: 9,
  tides: 0,
  refusals: { build: { rule: "A-SHRINE", reason: "favor-missing", details: { favor: "shrine" } } },
};
const text = (verb: string, picks: Picks) => resolve(all, verb, picks)?.action.text;
const having = (picks: Picks, extras: Picks["extras"]): Picks => ({ ...picks, extras });

describe("verbs", () => {
  test("are on offer when they are possible, can be made of moves, or are refused", () => {
    const names = offered(options).map((verb) => verb.name);
    expect(names).toEqual([
      "favor",
      "build",
      "herbs",
      "journey",
      "sail",
      "promote",
      "book",
      "council",
      "expel",
      "meditate",
    ]);
    expect(names.filter((name) => !isOpen(options, name))).toEqual(["build"]);
  });

  test("are those of the edition", () => {
    const names = (edition: string | null) =>
      groupsOf(null, edition).flatMap((group) => group.verbs.map((verb) => verb.name));
    expect(names("classic")).not.toContain("infiltrate");
    expect(names("revised")).toContain("infiltrate");
    expect(names(null)).toEqual(names("revised"));
  });

  test("stand under their headings, or alone", () => {
    expect(groupsOf(options).map((group) => group.name)).toEqual([
      "isle",
      "movement",
      "temple",
      "other",
    ]);
    expect(groupsOf(null)).toBe(FAMILIES);
    const first: OptionsView = {
      ...options,
      candidates: [{ ...action("place shrine tide", ["isle:tide"]), verb: "place-shrine" }],
      pools: {},
      refusals: {},
    };
    expect(
      groupsOf(first).map((group) => [group.name, ...group.verbs.map((verb) => verb.name)]),
    ).toEqual([["now", "place-shrine"]]);
  });
});

describe("candidates", () => {
  test("a place that leaves no choice is not asked for", () => {
    expect(nextPlace(all, "sail", EMPTY_PICKS)).toBe(1);
    expect(nextPlace(all, "favor", EMPTY_PICKS)).toBe(0);
    expect(nextPlace(all, "promote", EMPTY_PICKS)).toBeNull();
  });

  test("what is not said is filled in, and can be changed", () => {
    expect(text("favor", EMPTY_PICKS)).toBeUndefined();
    expect(text("favor", at(0, "isle:herbs"))).toBe("favor herbs");
    expect(text("favor", having(at(0, "isle:herbs"), { novice: true }))).toBe(
      "favor herbs +novice",
    );
    expect(text("sail", at(1, "isle:book"))).toBe("sail stage>book 2");
    expect(text("council", at(0, "isle:tide"))).toBe("council tide 1");
    expect(text("council", at(0, "council"))).toBe("council +novice");
    expect(text("expel", EMPTY_PICKS)).toBe("expel 1 +novice");
    expect(text("expel", having(EMPTY_PICKS, { count: 0 }))).toBe("expel +novice");
  });

  test("what was said first is kept as far as it can be", () => {
    expect(text("council", having(at(0, "isle:tide"), { count: 2, novice: true }))).toBe(
      "council tide 2",
    );
    const extras = resolve(all, "council", at(0, "isle:tide"))?.extras;
    expect(extras).toEqual([
      { name: "count", values: [1, 2], value: 1 },
      { name: "novice", values: [false, true], value: false },
    ]);
  });

  test("a favor that has to be spent is no choice", () => {
    expect(resolve(all, "promote", EMPTY_PICKS)?.extras).toEqual([]);
  });

  test("places and verbs find each other", () => {
    expect([...(beginnings(all).get("isle:tide") ?? [])].sort()).toEqual([
      "council",
      "expel",
      "favor",
      "herbs",
    ]);
    expect(beginnings(all).get("path:9")).toEqual(new Set(["promote"]));
    expect(beginnings(all).get("isle:novice")).toEqual(new Set(["promote"]));
    expect(beginnings(all).get("isle:book")).toBeUndefined();
    expect(beginnings(all).get("meditation")).toEqual(new Set(["meditate"]));
  });

  test("an action may begin at the place of its end", () => {
    expect(beginAt(all, "book", "temple:5")).toEqual(at(0, "temple:5"));
    expect(beginAt(all, "book", "temple:9")).toEqual(at(1, "temple:9"));
    expect(nextPlace(all, "book", at(1, "temple:9"))).toBe(0);
    expect(text("book", at(1, "temple:6"))).toBe("book 5>6");
    expect(beginAt(all, "sail", "isle:tide")).toBeNull();
  });

  test("novices that may be used are known by where they stand", () => {
    const spots = (of: string) => usedSpots(all.find((candidate) => candidate.text === of)!);
    expect(spots("favor tide")).toEqual(["active:tide"]);
    expect(spots("herbs tide 1")).toEqual(["resting:tide"]);
    expect(spots("sail stage>book 1")).toEqual(["stage"]);
    expect(spots("promote 9 +bribe")).toEqual(["active:novice"]);
    expect(spots("meditate")).toEqual([]);
  });
});

describe("a question", () => {
  test("is asked about the touched place, after those that are settled", () => {
    expect(askedPlaces(all, "favor", EMPTY_PICKS, "isle:book")).toEqual(["isle:book"]);
    expect(askedPlaces(all, "sail", EMPTY_PICKS, "isle:herbs")).toEqual(["stage", "isle:herbs"]);
    expect(askedPlaces(all, "book", at(0, "temple:5"), "temple:7")).toEqual([
      "temple:5",
      "temple:7",
    ]);
    expect(askedPlaces(all, "favor", at(0, "isle:tide"), "isle:book")).toEqual(["isle:book"]);
    expect(askedPlaces(all, "recruit", EMPTY_PICKS, "council")).toEqual(["council"]);
  });
});

describe("completion", () => {
  test("goes word by word", () => {
    expect(complete(options, "fav")).toEqual(["favor "]);
    expect(complete(options, "favor t")).toEqual(["favor tide"]);
    expect(complete(options, "med")).toEqual(["meditate"]);
  });

  test("knows where novices can leave from and go to", () => {
    expect(complete(options, "jou")).toContain("journey ");
    expect(complete(options, "journey ")).toContain("journey shrine>");
    expect(complete(options, "journey shrine>t")).toEqual([
      "journey shrine>tide 1",
      "journey shrine>tide 2",
    ]);
    expect(complete(options, "journey shrine>tide 1, s")).toEqual([
      "journey shrine>tide 1, shrine>",
    ]);
  });
});
