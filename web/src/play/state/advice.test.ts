import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { BoardSpec, Thought } from "../../lib/generated";

const asked = vi.hoisted(() => ({ server: [] as string[], device: [] as string[], here: true }));
const answer = (thought: string, nodes = 100) =>
  ({
    thought,
    nodes,
    progress: 1,
    done: true,
    options: nodes ? [{ text: "meditate" }] : [],
  }) as unknown as Thought;
vi.mock("../../lib/api", async (original) => ({
  ...(await original<typeof import("../../lib/api")>()),
  ask: (method: string, path: string) => {
    asked.server.push(`${method} ${path}`);
    return new Promise(() => {});
  },
}));
vi.mock("../../lib/device", async () => ({
  PATIENCE_MS: 2000,
  thinksHere: () => asked.here,
  isBusy: (fault: unknown) => (fault as { status?: number }).status === 429,
  askDevice: async (method: string, path: string) => {
    asked.device.push(`${method} ${path}`);
    return answer("here");
  },
}));
const { Advisor } = await import("./advice.svelte");
const { Problem } = await import("../../lib/api");
const BUSY = new Problem(429, { rule: null, reason: "too-many", details: {} });
const BOARD: BoardSpec = { actions: [] };

const advisor = (request: () => Promise<Thought>, board: BoardSpec | null = BOARD) =>
  new Advisor(
    (work) => work().catch(() => null),
    request,
    async () => board,
  );

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(asked, { server: [], device: [], here: true });
});
afterEach(() => vi.useRealTimers());

test("a server that answers in time is not helped", async () => {
  const found = advisor(async () => answer("server"));
  await found.begin(0);
  expect(found.thought?.thought).toBe("server");
  expect(asked.device).toEqual([]);
});

test("a busy server leaves the search to this device", async () => {
  const found = advisor(() => Promise.reject(BUSY));
  await found.begin(0);
  expect(found.thought?.thought).toBe("here");
});

test("after two seconds this device searches", async () => {
  const found = advisor(() => new Promise(() => {}));
  const begun = found.begin(0);
  await vi.advanceTimersByTimeAsync(1900);
  expect(asked.device).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  await begun;
  expect(found.thought?.thought).toBe("here");
});

test("a thought of the server that knows nothing after two seconds is ended", async () => {
  const found = advisor(async () => ({ ...answer("server", 0), progress: 0, done: false }));
  const begun = found.begin(0);
  await vi.advanceTimersByTimeAsync(2100);
  await begun;
  expect(found.thought?.thought).toBe("here");
  expect(asked.server).toContain("DELETE /thoughts/server");
});

test.each([
  ["the setting is off", false, BOARD],
  ["the position may not be searched here", true, null],
])("nothing is searched here where %s", async (_, here, board) => {
  asked.here = here;
  const found = advisor(() => Promise.reject(BUSY), board);
  await found.begin(0);
  expect(found.open).toBe(false);
  expect(asked.device).toEqual([]);
});
