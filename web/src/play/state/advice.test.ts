import { beforeEach, expect, test, vi } from "vitest";
import type { Thought, TipView } from "../../lib/generated";

const api = vi.hoisted(() => ({ answers: [] as object[], cancelled: [] as string[] }));
vi.mock("../../lib/api", async (original) => ({
  ...(await original<typeof import("../../lib/api")>()),
  get: async () => api.answers.shift(),
  ask: async (_method: string, path: string) => void api.cancelled.push(path),
}));
const { Advice } = await import("./advice.svelte");

const thought = (nodes: number, done: boolean): Thought =>
  ({ thought: "a", progress: nodes / 100, done, nodes, options: [] }) as unknown as Thought;
const tip = { key: "tip-calm", rule: "G-SCORE", details: {} } as unknown as TipView;

beforeEach(() => Object.assign(api, { answers: [], cancelled: [] }));

function adviceWith(first: Thought | null) {
  let position = 4;
  const advice = new Advice({
    request: async () => first,
    tips: async () => [tip],
    position: () => position,
  });
  return { advice, move: () => (position += 1) };
}

test("a hint grows until its search is done, and never knows less", async () => {
  api.answers = [thought(40, false), thought(20, false), thought(90, true)];
  const { advice } = adviceWith(thought(10, false));
  await advice.requestHint(0);
  expect([advice.hint?.nodes, advice.hint?.done, advice.isOpen]).toEqual([90, true, true]);
});

test("a search that nobody waits for is cancelled", async () => {
  const { advice } = adviceWith(thought(10, false));
  const asked = advice.requestHint(0);
  advice.stop();
  await asked;
  expect(api.cancelled).toEqual(["/thoughts/a"]);
  expect([advice.hint, advice.isOpen]).toEqual([null, false]);
});

test("a hint that is refused closes again", async () => {
  const { advice } = adviceWith(null);
  await advice.requestHint(0);
  expect(advice.isOpen).toBe(false);
});

test("tips belong to the position they were asked for", async () => {
  const { advice, move } = adviceWith(null);
  await advice.loadTips(4);
  expect(advice.tips).toEqual([tip]);
  move();
  expect(advice.tips).toEqual([]);
});
