import { expect, test } from "vitest";
import {
  EMPTY_VOYAGE,
  adjust,
  left,
  originPlace,
  pickUp,
  send,
  travels,
  voyageText,
} from "./voyage";

const pools = [
  { origin: "shrine", count: 2, targets: ["tide", "herbs"] },
  { origin: "~herbs", count: 1, targets: ["tide"] },
];

test("novices are picked up one by one and sent", () => {
  let plan = pickUp(pools, EMPTY_VOYAGE, "shrine");
  plan = pickUp(pools, plan, "shrine");
  expect(plan.hand).toEqual({ origin: "shrine", count: 2 });
  expect(pickUp(pools, plan, "shrine").hand?.count).toBe(2); // nobody is left to pick up
  plan = send(plan, "tide");
  expect(plan).toEqual({ legs: [{ origin: "shrine", target: "tide", count: 2 }], hand: null });
  expect(left(pools, plan, "shrine")).toBe(0);
  plan = send(pickUp(pools, plan, "~herbs"), "tide");
  expect(voyageText("tide", plan)).toBe("tide shrine>tide 2, ~herbs>tide 1");
});

test("a leg can be changed, and goes when nobody is left on it", () => {
  const plan = send(pickUp(pools, EMPTY_VOYAGE, "shrine"), "tide");
  const leg = plan.legs[0]!;
  expect(adjust(pools, plan, leg, 1).legs[0]?.count).toBe(2);
  expect(adjust(pools, plan, leg, -1).legs).toEqual([]);
  const full = adjust(pools, plan, leg, 1);
  expect(adjust(pools, full, full.legs[0]!, 1)).toBe(full);
});

test("a leg knows the places it leaves and reaches", () => {
  const { legs } = send(pickUp(pools, EMPTY_VOYAGE, "~herbs"), "tide");
  expect(
    ["resting:herbs", "isle:tide", "resting:tide", "isle:herbs", "stage"].filter((place) =>
      travels(legs, place),
    ),
  ).toEqual(["resting:herbs", "isle:tide", "resting:tide"]);
});

test("origins are places of the table", () => {
  expect(["stage", "~tide", "tide"].map(originPlace)).toEqual([
    "stage",
    "resting:tide",
    "isle:tide",
  ]);
});
