import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { ServerMessage, View } from "./generated";
import { LiveTable, type TableEvents } from "./live-table";

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = Socket.OPEN;
  sent: { client: string }[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onclose: (event: { code: number }) => void = () => {};
  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close(code = 1006) {
    this.onclose({ code });
  }
  bring(message: ServerMessage) {
    this.onmessage({ data: JSON.stringify(message) });
  }
}

const welcome: ServerMessage = {
  type: "welcome",
  sequence: 3,
  you: { seats: [0], owner: true },
  missed: [],
  more: false,
  reset: false,
  view: {} as View,
};
const deaf: TableEvents = { state() {}, welcome() {}, entry() {}, presence() {} };

function open(): [LiveTable, Socket] {
  const line = new LiveTable("t", deaf);
  const socket = Socket.made.at(-1)!;
  socket.bring(welcome);
  return [line, socket];
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { protocol: "http:", host: "here" });
  const nothing = { addEventListener() {}, removeEventListener() {}, visibilityState: "visible" };
  vi.stubGlobal("document", nothing);
  vi.stubGlobal("addEventListener", () => {});
  vi.stubGlobal("removeEventListener", () => {});
  Socket.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("an answer finds who asked, and a problem too", async () => {
  const [line, socket] = open();
  const [first, second] = [
    line.ask({ type: "preview", text: "meditate" }),
    line.ask({ type: "why", verb: "favor", places: ["isle:tide"] }),
  ];
  const [one, two] = socket.sent.map((message) => message.client);
  const problem = {
    type: "about:blank",
    title: "",
    status: 409,
    reason: "stale",
    rule: null,
    details: {},
  };
  socket.bring({ type: "problem", problem, client: two! });
  socket.bring({ type: "preview", client: one!, text: "meditate" } as ServerMessage);
  expect((await first).text).toBe("meditate");
  await expect(second).rejects.toMatchObject({ status: 409, refusal: { reason: "stale" } });
  line.close();
});

test("a heartbeat never ends the line, however far the log is", () => {
  const [line, socket] = open();
  for (let n = 0; n < 3; n += 1) socket.bring({ type: "heartbeat", sequence: 99, time: 0 });
  vi.advanceTimersByTime(20_000);
  expect(Socket.made).toEqual([socket]);
  line.close();
});

test("after a restart one goes on from what is known, and what was under way is sent again", () => {
  const [line, socket] = open();
  void line.ask({ type: "act", text: "meditate", sequence: 3 });
  socket.close(1012);
  vi.advanceTimersByTime(400);
  const again = Socket.made.at(-1)!;
  expect(again.url).toBe("ws://here/api/tables/t/live?since=3");
  again.bring(welcome);
  expect(again.sent).toEqual(socket.sent);
  line.close();
});

test("a line that is silent for long is opened anew", () => {
  const [line] = open();
  vi.advanceTimersByTime(60_000);
  expect(Socket.made.length).toBeGreaterThan(1);
  line.close();
});

test("the server hears whether anybody looks, also when the line comes back", () => {
  let turned = () => {};
  const page = {
    visibilityState: "visible",
    addEventListener: (_: string, heard: () => void) => (turned = heard),
    removeEventListener() {},
  };
  vi.stubGlobal("document", page);
  const [line, socket] = open();
  expect(socket.sent).toEqual([]);
  page.visibilityState = "hidden";
  turned();
  expect(socket.sent).toEqual([{ type: "visible", visible: false }]);
  socket.close(1012);
  vi.advanceTimersByTime(400);
  const again = Socket.made.at(-1)!;
  again.bring(welcome);
  page.visibilityState = "visible";
  turned();
  expect(again.sent).toEqual([
    { type: "visible", visible: false },
    { type: "visible", visible: true },
  ]);
  line.close();
});
