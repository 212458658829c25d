import { expect, test, vi } from "vitest";
import type { OwnPlans, PlannedBranch } from "../../lib/generated";
import { openTable, settled } from "../../../tests/recorded";
import { Premoves, grown, without, type PremoveStore } from "./premoves.svelte";

const branch = (then: string, order?: "red"): PlannedBranch => ({
  then,
  when: order ? [{ order, action: "favor" }] : [],
  after: [],
  again: false,
});
const own = (...branches: PlannedBranch[]) =>
  ({ plans: branches.length ? [{ seat: 0, branches, end: null }] : [] }) as unknown as OwnPlans;

function stored() {
  const put = vi.fn<PremoveStore["put"]>(async (_seat, _sequence, tree) => own(...tree));
  const store: PremoveStore = { get: async () => own(), put, delete: async () => own() };
  const attempt = <T>(work: () => Promise<T>) => work();
  return { put, premoves: new Premoves({ store, seat: () => 0, sequence: () => 7, attempt }) };
}

test("what always fits stands last, and the same condition makes way", () => {
  const tree = grown([branch("meditate")], [], branch("favor tide", "red"));
  expect(tree.map(({ then }) => then)).toEqual(["favor tide", "meditate"]);
  expect(grown(tree, [], branch("herbs", "red")).map(({ then }) => then)).toEqual([
    "herbs",
    "meditate",
  ]);
  expect(without(tree, [0])).toEqual([branch("meditate")]);
});

test("an action is stored under the condition that was chosen, for the position on the table", async () => {
  const { premoves, put } = stored();
  premoves.condition = { order: "red", action: "favor" };
  expect(await premoves.keep("meditate")).toBe(true);
  expect(put).toHaveBeenCalledWith(0, 7, [branch("meditate", "red")]);
  expect([premoves.text, premoves.condition]).toEqual(["meditate", null]);
  await premoves.remove([0]);
  expect(premoves.text).toBeNull();
});

test("without a store the page keeps one action and sends it when the turn comes", async () => {
  const { session, table } = await openTable("waiting-2p");
  session.draft.choose("meditate");
  await settled();
  await session.confirm();
  expect([session.premoves.text, session.draft.isBegun]).toEqual(["meditate", false]);
  expect(table.sent.filter((each) => "type" in each && each.type === "act")).toEqual([]);
  const view = session.state.view!;
  const { sequence } = view;
  const entry = { ...session.history.entries.at(-1)!, sequence: sequence + 1, story: null };
  const turn = { seat: 0, colour: "red" } as const;
  const next = { ...view, sequence: sequence + 1, position: sequence + 1, turn };
  table.events?.entry({ type: "event", sequence: sequence + 1, entry, view: next });
  await settled();
  expect(table.sent).toContainEqual({ type: "act", text: "meditate", sequence: sequence + 1 });
});
