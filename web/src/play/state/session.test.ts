import { describe, expect, test, vi } from "vitest";
import type { StateDocument } from "../../lib/document";
import type {
  EntryMessage,
  EntryView,
  Log,
  PastPosition,
  Preview,
  View,
} from "../../lib/generated";
import type { TableSource, TableEvents } from "../../lib/live-table";

const found = vi.hoisted(() => ({ status: 200 }));
vi.mock("../../lib/api", async (original) => {
  const api = await original<typeof import("../../lib/api")>();
  const get = async () => {
    if (found.status === 0) throw api.offline();
    if (found.status !== 200)
      throw new api.Problem(found.status, { rule: null, reason: "no-such-table", details: {} });
    return {};
  };
  return { ...api, get };
});
vi.mock("../../lib/settings.svelte", () => ({ settings: { pace: "once" } }));
vi.mock("../../lib/screen.svelte", () => ({ screen: { still: true } }));
const { Session } = await import("./session.svelte");

const document = {
  round: 1,
  isles: [],
  path: [],
  temple: {},
  council: [],
  players: {},
  boards: [],
  time: 3,
} as unknown as StateDocument;
const entry = (sequence: number): EntryView =>
  ({
    sequence,
    seat: 0,
    kind: sequence > 1 ? "action" : "start",
    text: "meditate",
    time: 0,
    client: null,
    round: 1,
    story: null,
  }) as EntryView;
const view = (sequence: number): View =>
  ({
    sequence,
    position: sequence,
    number: sequence - 1,
    status: "playing",
    kind: "game",
    seats: [{ seat: 0, colour: "red", kind: "human", level: null, name: "Ada" }],
    turn: { seat: 0, colour: "red" },
    options: { candidates: [], pools: {}, refusals: {} },
    document,
  }) as unknown as View;

/** A server whose answers come when the test says so. */
class Slow implements TableSource {
  readonly asked: { text: string; answer: (given: object) => void }[] = [];
  giveLog: (log: Log) => void = () => {};
  listener!: TableEvents;
  ask<A>(message: object): Promise<A> {
    return new Promise((resolve) =>
      this.asked.push({
        text: "text" in message ? String(message.text) : "",
        answer: (given) => resolve(given as A),
      }),
    );
  }
  log(): Promise<Log> {
    return new Promise((resolve) => (this.giveLog = resolve));
  }
  position(sequence: number): Promise<PastPosition> {
    return Promise.resolve({ sequence, number: sequence - 1, document } as unknown as PastPosition);
  }
  close(): void {}
}

const passed = () => new Promise((done) => setTimeout(done));

async function seated(sequence: number, log = true): Promise<[InstanceType<typeof Session>, Slow]> {
  const server = new Slow();
  const session = new Session("table", (listener) => Object.assign(server, { listener }));
  server.listener.welcome({
    type: "welcome",
    sequence,
    you: { seats: [0], owner: true },
    missed: [],
    more: false,
    reset: false,
    view: view(sequence),
  });
  if (log)
    server.giveLog({
      entries: Array.from({ length: sequence }, (_, at) => entry(at + 1)),
      sequence,
    });
  await passed();
  return [session, server];
}
const preview = (text: string) => ({ text, document, events: [] }) as unknown as Preview;

test("steps back that were asked for before the log has come are taken", async () => {
  const [session, server] = await seated(5, false);
  void session.step(-1);
  void session.step(-1);
  await passed();
  expect(session.past).toBeNull();
  server.giveLog({ entries: [1, 2, 3, 4, 5].map(entry), sequence: 5 });
  await passed();
  expect(session.past?.number).toBe(2);
});

test("what is typed again stands, whatever becomes of the first time", async () => {
  const [session, server] = await seated(1);
  void session.type("meditate");
  session.clear();
  void session.type("meditate");
  server.asked[0]!.answer(preview("meditate"));
  await passed();
  expect(session.planned).toBe("meditate");
  server.asked[1]!.answer(preview("meditate"));
  await passed();
  expect([session.planned, session.preview?.text]).toEqual(["meditate", "meditate"]);
});

test("a plan for the next position outlasts the answer to the action before", async () => {
  const [session, server] = await seated(1);
  void session.type("meditate");
  server.asked[0]!.answer(preview("meditate"));
  await passed();
  void session.confirm();
  await passed();
  expect(server.asked[1]!.text).toBe("meditate");
  server.listener.entry({
    type: "event",
    sequence: 2,
    entry: entry(2),
    view: view(2),
  } as EntryMessage);
  void session.type("favor tide");
  server.asked[1]!.answer({ type: "ack" });
  await passed();
  expect(session.planned).toBe("favor tide");
});

test("a player whose seat a bot has taken knows why", async () => {
  const [session, server] = await seated(3);
  expect(session.replaced).toBeNull();
  const line = (sequence: number, kind: EntryView["kind"], text: string): EntryView => ({
    ...entry(sequence),
    kind,
    text,
  });
  const held = (sequence: number, level: string | null): View => ({
    ...view(sequence),
    seats: [{ seat: 0, colour: "red", kind: "human", level, name: "Ada", present: true }],
  });
  server.listener.entry({
    type: "event",
    sequence: 4,
    entry: line(4, "late", "bot"),
  } as EntryMessage);
  server.listener.entry({
    type: "event",
    sequence: 5,
    entry: line(5, "bot", "deacon"),
    view: held(5, "deacon"),
  } as EntryMessage);
  expect(session.replaced).toEqual({ seat: 0, level: "deacon", late: true });
  expect(session.mine).toBe(false);
  server.listener.entry({
    type: "event",
    sequence: 6,
    entry: line(6, "back", ""),
    view: held(6, null),
  } as EntryMessage);
  expect(session.replaced).toBeNull();
  server.listener.entry({
    type: "event",
    sequence: 7,
    entry: line(7, "bot", "prior"),
    view: held(7, "prior"),
  } as EntryMessage);
  expect(session.replaced).toEqual({ seat: 0, level: "prior", late: false });
});

test("in a rated game nothing is taken back without asking", async () => {
  const [session, server] = await seated(3);
  expect(session.undoable).toBe(true);
  server.listener.entry({
    type: "event",
    sequence: 4,
    entry: entry(4),
    view: { ...view(4), rated: true },
  } as EntryMessage);
  expect(session.undoable).toBe(false);
});

describe("a line that never opened", () => {
  const lost = async (status: number) => {
    found.status = status;
    const server = new Slow();
    const session = new Session("table", (listener) => Object.assign(server, { listener }));
    const states: string[] = [];
    for (const state of ["connecting", "lost", "lost"] as const) {
      server.listener.state(state);
      states.push(session.state);
      await passed();
    }
    return { session, states };
  };

  test("is not lost if there is no such table", async () => {
    const { session, states } = await lost(404);
    expect(session.missing).toBe(true);
    expect([...states, session.state]).not.toContain("lost");
    expect(session.problem).toBeNull();
  });

  test("is lost if the table exists, or nobody can tell", async () => {
    for (const status of [200, 0]) {
      const { session } = await lost(status);
      expect([session.state, session.missing, session.problem]).toEqual(["lost", false, null]);
    }
  });
});

describe("chat", () => {
  const chat = (sequence: number, seat: number | null): EntryView => ({
    ...entry(sequence),
    kind: "chat",
    seat,
    text: "hello",
  });
  const say = (server: Slow, sequence: number, seat: number) =>
    server.listener.entry({
      type: "event",
      sequence,
      entry: chat(sequence, seat),
      view: null,
    } as unknown as EntryMessage);

  test("from somebody else counts until it has been in sight", async () => {
    const [session, server] = await seated(3);
    expect([session.unread, session.said]).toEqual([0, null]);
    say(server, 4, 1);
    say(server, 5, 0);
    say(server, 6, 1);
    expect([session.unread, session.said?.sequence]).toEqual([2, 6]);
    session.readChat();
    expect([session.unread, session.said]).toEqual([0, null]);
    say(server, 7, 1);
    expect(session.unread).toBe(1);
  });

  test("that came before one acted last has been seen", async () => {
    const [session, server] = await seated(5, false);
    server.giveLog({
      entries: [entry(1), chat(2, 1), entry(3), chat(4, 1), chat(5, 1)],
      sequence: 5,
    });
    await passed();
    expect([session.unread, session.said]).toEqual([2, null]);
  });

  test("of a muted player leaves no sign", async () => {
    const [session, server] = await seated(3);
    session.muted = [1];
    say(server, 4, 1);
    expect([session.unread, session.said]).toEqual([0, null]);
  });
});
