import { describe, expect, it } from "vitest";
import type { EntryView } from "../lib/generated";
import { leadMarks, roundMarks } from "./replay-marks";

function action(
  sequence: number,
  round: number,
  order: "yellow" | "red",
  gains: Partial<Record<"yellow" | "red", number>> = {},
): EntryView {
  const events = Object.entries(gains).map(([whose, points]) => ({
    kind: "gain",
    order: whose as "yellow" | "red",
    details: { source: "temple", points: points ?? 0 },
  }));
  return {
    sequence,
    seat: 0,
    kind: "action",
    text: "",
    time: 0,
    client: null,
    round,
    story: { said: { verb: "meditate", order, details: {}, legs: [] }, events, end: null },
  };
}

describe("marks of a game", () => {
  const played = [
    action(1, 1, "yellow", { yellow: 3 }),
    action(2, 1, "red", { red: 3 }),
    action(3, 2, "yellow"),
    action(4, 2, "red", { red: 1 }),
    action(5, 3, "yellow", { yellow: 2, red: -1 }),
  ];

  it("has every round at its first action", () => {
    expect(roundMarks(played)).toEqual([
      { round: 1, number: 0 },
      { round: 2, number: 2 },
      { round: 3, number: 4 },
    ]);
  });

  it("marks who takes the lead from somebody else, ties apart", () => {
    expect(leadMarks(played)).toEqual([
      { order: "red", number: 4 },
      { order: "yellow", number: 5 },
    ]);
  });
});
