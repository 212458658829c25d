import { expect, test } from "vitest";
import type { View } from "../../lib/generated";
import { recording } from "../../../tests/recorded";
import { TableState } from "./table.svelte";

function tableOf(name: string, change: Partial<View> = {}): TableState {
  const { view, you } = recording(name).welcome;
  const state = new TableState();
  state.you = you;
  state.view = { ...view, ...change };
  return state;
}

test("one's own turn is known, and so is the seat that waits for it", () => {
  const [mine, other] = [tableOf("middle-2p"), tableOf("waiting-2p")];
  expect([mine.holdsTurn, mine.waitingSeat]).toEqual([true, null]);
  expect([other.holdsTurn, other.waitingSeat]).toEqual([false, 0]);
});

test("whoever watches holds no turn and waits for none", () => {
  const state = tableOf("middle-2p");
  state.you = { seats: [], owner: false };
  expect([state.isSeated, state.holdsTurn, state.waitingSeat]).toEqual([false, false, null]);
});

test("a seat that a bot plays for holds no turn", () => {
  const { seats } = recording("early-2p").welcome.view;
  const held = seats.map((seat) => ({ ...seat, level: "deacon" }));
  expect(tableOf("early-2p", { seats: held }).holdsTurn).toBe(false);
});

test("an absence begins when it is noticed first", () => {
  const state = tableOf("early-2p");
  state.takePresence({ type: "presence", present: [true, false], watchers: 2 });
  const [, since] = state.awaySince;
  state.takePresence({ type: "presence", present: [true, false], watchers: 0 });
  expect([state.awaySince[0], state.awaySince[1], state.watchers]).toEqual([null, since, 0]);
});
