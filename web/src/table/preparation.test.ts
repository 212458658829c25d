import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { novices, seats, whereIs, type StateDocument } from "../lib/document";
import { ownChange, beforeRoundSetup, setupSteps } from "./preparation";

const games = new URL("../../../tests/fixtures/games/", import.meta.url);
const before = (
  JSON.parse(readFileSync(new URL("006-standard-4p-classic.mid.json", games), "utf-8")) as {
    state: StateDocument;
  }
).state;

/** The next round: the Priestess and the Apostate two isles on, one guard stone fewer, everybody awake. */
function nextRound(): StateDocument {
  const after = structuredClone(before);
  for (const figure of ["priestess", "apostate"] as const) {
    const from = after.isles.findIndex((isle) => isle.figures.includes(figure));
    after.isles[from]!.figures = after.isles[from]!.figures.filter((other) => other !== figure);
    after.isles[(from + 2) % 7]!.figures.push(figure);
  }
  after.path.splice(
    after.path.findLastIndex((entry) => "guard" in entry),
    1,
  );
  after.round += 1;
  for (const isle of after.isles)
    for (const order of seats(after)) {
      const [active, resting] = novices(isle, order);
      isle.novices[order] = [active + resting, 0];
    }
  return after;
}

describe("the end of a round", () => {
  const after = nextRound();

  it("moves nothing with the action that only lights the last candle", () => {
    const change = ownChange(before, after);
    expect([change.novices, change.figures, change.influence]).toEqual([[], [], []]);
    const still = beforeRoundSetup(before, after);
    expect(whereIs(still, "priestess")).toBe(whereIs(before, "priestess"));
    expect(still.isles.map((isle) => isle.novices.white)).toEqual(
      before.isles.map((isle) => isle.novices.white),
    );
    expect(still.path.filter((entry) => "guard" in entry)).toHaveLength(
      before.path.filter((entry) => "guard" in entry).length,
    );
  });

  it("walks figure by figure, then the Guard, then wakes the novices", () => {
    const walks = setupSteps(before, after, ["builder", "priestess", "apostate"]);
    expect(walks.map((walk) => walk.who)).toEqual(["priestess", "apostate", "guard", "pieces"]);
    expect(whereIs(walks[0]!.after, "priestess")).toBe(whereIs(after, "priestess"));
    expect(whereIs(walks[0]!.after, "apostate")).toBe(whereIs(before, "apostate"));
    expect(
      walks[3]!.change.novices.every(({ from, to }) => to === from.replace("resting", "active")),
    ).toBe(true);
    expect(walks[3]!.after).toEqual(after);
  });
});
