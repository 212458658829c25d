import { beforeEach, expect, test, vi } from "vitest";
import { recording } from "../../../tests/recorded";

const asked = vi.hoisted(() => [] as { path: string; body: unknown }[]);
vi.mock("../../lib/api", async (original) => ({
  ...(await original<typeof import("../../lib/api")>()),
  post: async (path: string, body: unknown) => asked.push({ path, body }) && {},
}));
const { StatelessTable } = await import("./stateless-table");

const { welcome, log } = recording("early-2p");
const [first, ...later] = log.entries;
const open = async (actions: readonly string[]) => ({
  actions,
  entries: log.entries.slice(0, actions.length + 1),
  views: [welcome.view],
});
const heard = { status: vi.fn(), snapshot: vi.fn(), entry: vi.fn(), presence: vi.fn() };

function table() {
  const made = new StatelessTable({
    id: "board",
    path: "/boards",
    body: (actions) => ({ actions }),
    open,
    act: async (actions, text, known) => ({
      actions: [...actions, text],
      entries: log.entries.slice(known, known + 1),
      views: [welcome.view],
    }),
  });
  made.subscribe(heard);
  return made;
}

beforeEach(() => {
  asked.length = 0;
  vi.clearAllMocks();
});

test("every request carries what was played", async () => {
  const board = table();
  await board.open();
  await board.send({ type: "act", text: later[0]!.text, sequence: 1 });
  await board.send({ type: "preview", text: "meditate" });
  const actions = [later[0]!.text];
  expect(asked).toEqual([{ path: "/boards/preview", body: { actions, text: "meditate" } }]);
  expect(heard.entry).toHaveBeenCalledOnce();
  expect((await board.log(first!.sequence)).entries).toEqual([later[0]]);
});

test("an undo opens the table without the latest action", async () => {
  const board = table();
  await board.open(["a", "b"]);
  await board.undo();
  expect(board.actions).toEqual(["a"]);
  expect(heard.snapshot).toHaveBeenLastCalledWith(expect.objectContaining({ reset: true }));
});

test("positions of which no view is known are asked for", async () => {
  const board = table();
  await board.open(["a", "b"]);
  await board.position(2);
  expect(asked).toEqual([{ path: "/boards/position", body: { actions: ["a", "b"], sequence: 2 } }]);
});
