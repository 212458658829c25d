import { expect, test } from "vitest";
import { openTable, settled } from "../../../tests/recorded";

test("the timeline has a position for every action, and the log their entries", async () => {
  const { session } = await openTable("middle-4p");
  const { history, state } = session;
  expect(history.actions).toHaveLength(state.view!.number);
  expect(history.timeline).toHaveLength(state.view!.number + 1);
  expect(history.cursor).toBe(state.view!.number);
});

test("one step back shows the position before, and the end leads to the present", async () => {
  const { session } = await openTable("middle-4p");
  const { history, state } = session;
  await history.step(-1);
  expect(history.past?.number).toBe(state.view!.number - 1);
  expect(session.document).toBe(history.past?.document);
  expect(session.isMyTurn).toBe(false);
  await history.goTo(null);
  expect([history.past, session.document]).toEqual([null, state.view!.document]);
});

test("looking back drops what was begun", async () => {
  const { session } = await openTable("early-2p");
  session.draft.choose("meditate");
  await settled();
  expect(session.draft.preview).not.toBeNull();
  await session.history.step(-1);
  expect(session.draft.isBegun).toBe(false);
});

test("a position is drawn for as long as one points at its line", async () => {
  const { session } = await openTable("middle-4p");
  const { history, state } = session;
  await history.peek(state.view!.number - 1);
  expect(session.shown?.drawn).toBe(history.previewPosition?.document);
  expect(session.shown?.document).toBe(state.view!.document);
  await history.peek(null);
  expect(history.previewPosition).toBeNull();
});

test("an undo takes its actions out of the timeline", async () => {
  const { session } = await openTable("early-2p");
  const { history } = session;
  const { length } = history.actions;
  const last = history.entries.at(-1)!;
  history.append({ ...last, sequence: last.sequence + 1, kind: "undo", text: `${length - 2}` });
  expect(history.actions).toHaveLength(length - 2);
  history.append(last);
  expect(history.actions).toHaveLength(length - 2);
});

test("a replay goes on until the present", async () => {
  const { session } = await openTable("early-2p");
  const { history, state } = session;
  await history.replayFrom(state.view!.number - 2);
  expect(history.isReplaying).toBe(true);
  await expect.poll(() => history.isReplaying, { timeout: 3000 }).toBe(false);
  expect(history.past).toBeNull();
});
