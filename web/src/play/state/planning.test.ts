/** Planning: a touch of what is chosen already changes nothing, and whoever cannot see the table hears what is planned. */
import { beforeEach, describe, expect, test, vi } from "vitest";
import type { StateDocument } from "../../lib/document";
import type { Candidate, Log, OptionsView, PastPosition, Preview, View } from "../../lib/generated";
import type { TableSource, TableEvents } from "../../lib/live-table";

vi.mock("../../lib/settings.svelte", () => ({ settings: { pace: "once" } }));
vi.mock("../../lib/screen.svelte", () => ({ screen: { still: true } }));
const { Session } = await import("./session.svelte");
const { legalPlaces } = await import("../marks");
const { placeActions } = await import("../../table/place-actions");
const { spokenPlan } = await import("../spoken");

const action = (text: string, places: string[], count = 0): Candidate => ({
  id: 0,
  text,
  verb: text.split(" ")[0] ?? "",
  places,
  spends: [],
  count,
});
const options: OptionsView = {
  candidates: [
    action("book 1>11", ["temple:1", "temple:11"]),
    action("book 2>11", ["temple:2", "temple:11"]),
    action("council tide 1", ["isle:tide", "council"], 1),
    action("council tide 2", ["isle:tide", "council"], 2),
    action("council +novice", ["council"]),
    action("favor tide", ["isle:tide"]),
    action("favor book", ["isle:book"]),
    action("meditate", ["meditation"]),
    action("sanctify 12", ["path:12"]),
    action("sail stage>tide 1", ["stage", "isle:tide"], 1),
    action("sail stage>book 1", ["stage", "isle:book"], 1),
  ],
  pools: {
    journey: [
      { origin: "shrine", count: 2, targets: ["tide", "herbs"] },
      { origin: "book", count: 1, targets: ["tide"] },
    ],
  },
  journeys: 9,
  tides: 0,
  refusals: { build: { rule: "A-SHRINE", reason: "favor-missing", details: { favor: "shrine" } } },
};
const document = {
  round: 1,
  phase: "actions",
  isles: [],
  path: [],
  temple: {},
  council: [],
  players: {},
  boards: [],
  time: 3,
} as unknown as StateDocument;
const view = {
  sequence: 1,
  position: 1,
  number: 0,
  status: "playing",
  kind: "game",
  seats: [{ seat: 0, colour: "red", kind: "human", level: null, name: "Ada" }],
  turn: { seat: 0, colour: "red" },
  options,
  document,
} as unknown as View;

/** A server that previews everything and refuses whatever is asked about. */
class Server implements TableSource {
  readonly asked: string[] = [];
  listener!: TableEvents;
  ask<A>(message: { type: string; text?: string }): Promise<A> {
    this.asked.push(message.type);
    const refusal = { rule: "A-ANY", reason: "any", details: {} };
    const answer =
      message.type === "preview"
        ? ({ text: message.text, document, events: [] } as unknown as Preview)
        : { refusal };
    return Promise.resolve(answer as A);
  }
  log(): Promise<Log> {
    return Promise.resolve({ entries: [], sequence: 1 });
  }
  position(): Promise<PastPosition> {
    return Promise.reject(new Error("nobody looks back"));
  }
  close(): void {}
}

let session: InstanceType<typeof Session>;
let server: Server;
const passed = () => new Promise((done) => setTimeout(done));
/** What one sees of a plan. */
const plan = () => ({
  verb: session.verb,
  text: session.planned,
  preview: session.preview?.text ?? null,
  hand: session.voyage.hand,
  legs: session.voyage.legs,
  looked: session.looked,
  extras: session.picks.extras,
  why: session.why,
  chosen: [...legalPlaces(session)],
});
async function touch(...places: string[]) {
  for (const place of places) session.touch(place);
  await passed();
}
async function choose(verb: string) {
  session.choose(verb);
  await passed();
}
/** Do it again, and find everything as it was. */
async function twice(again: () => Promise<void>) {
  const before = plan();
  await again();
  expect(plan()).toEqual(before);
}

beforeEach(async () => {
  server = new Server();
  session = new Session("table", (listener) => Object.assign(server, { listener }));
  server.listener.welcome({
    type: "welcome",
    sequence: 1,
    you: { seats: [0], owner: true },
    missed: [],
    more: false,
    reset: false,
    view,
  });
  await passed();
});

describe("a touch of what is chosen already changes nothing", () => {
  test("where a place was filled in", async () => {
    await choose("book");
    await touch("temple:2");
    expect(plan()).toMatchObject({ text: "book 2>11", preview: "book 2>11" });
    await twice(() => touch("temple:11"));
    await twice(() => touch("temple:2"));
    expect(server.asked).not.toContain("why");
  });

  test("whatever else could begin there", async () => {
    await choose("council");
    await touch("isle:tide");
    session.set("count", 2);
    await passed();
    expect(session.planned).toBe("council tide 2");
    await twice(() => touch("council"));
    await twice(() => touch("isle:tide"));
  });

  test("where the rest is yet to be touched", async () => {
    await choose("sail");
    expect(legalPlaces(session).get("stage")).toBe("chosen");
    await twice(() => touch("stage"));
    await touch("isle:tide");
    await twice(() => touch("isle:tide"));
  });

  test("where there is only one place", async () => {
    await choose("meditate");
    await twice(() => touch("meditation"));
  });

  test("on a tile that the preview shows in the Temple", async () => {
    await choose("sanctify");
    await twice(() => touch("path:12"));
    await twice(() => touch("temple:12"));
    expect(server.asked).not.toContain("why");
  });

  test("on the button of the action", async () => {
    await choose("favor");
    await twice(() => choose("favor"));
    await touch("isle:tide");
    await twice(() => choose("favor"));
    await choose("build");
    await twice(() => choose("build"));
  });

  test("at a place that one looks at", async () => {
    await touch("isle:herbs");
    expect(session.looked).toBe("isle:herbs");
    await twice(() => touch("isle:herbs"));
  });

  test("in a Journey", async () => {
    await choose("journey");
    await touch("isle:shrine", "isle:shrine");
    expect(session.voyage.hand).toEqual({ origin: "shrine", count: 2 });
    await twice(() => touch("isle:shrine"));
    await touch("isle:tide");
    expect(session.planned).toBe("journey shrine>tide 2");
    await twice(() => touch("isle:tide"));
    await twice(() => touch("isle:shrine"));
    expect(server.asked).not.toContain("why");
  });

  test("in a plan that was typed", async () => {
    for (const [text, place] of [
      ["favor tide", "isle:tide"],
      ["journey shrine>tide 1", "isle:shrine"],
    ] as const) {
      await session.type(text);
      await twice(() => touch(place));
      expect(session.planned).toBe(text);
    }
  });
});

test("another place is still begun at, or refused with a reason", async () => {
  await choose("favor");
  await touch("isle:tide");
  await touch("isle:book");
  expect(session.planned).toBe("favor book");
  await touch("isle:herbs");
  expect(plan()).toMatchObject({ text: null, why: { place: "isle:herbs" } });
  await touch("isle:tide");
  expect(plan()).toMatchObject({ text: "favor tide", preview: "favor tide", why: null });
});

test("after a refusal the only place counts again when it is touched", async () => {
  await choose("meditate");
  await touch("isle:herbs");
  expect(plan()).toMatchObject({ text: null, preview: null });
  await touch("meditation");
  expect(plan()).toMatchObject({ text: "meditate", preview: "meditate" });
});

describe("for those who hear the table", () => {
  // Without a language every message is its key.
  const said = () => spokenPlan(session).join(" ");

  test("an action that is chosen says what to touch, and its preview what follows", async () => {
    expect(said()).toBe("");
    await choose("favor");
    expect(said()).toContain("action-favor");
    expect(said()).toContain("web-ask-favor");
    await touch("isle:tide");
    expect(said()).not.toContain("web-ask-favor");
    expect(said()).toContain("action-favor");
    expect(said()).toContain("web-confirm-hint");
    session.back();
    expect(said()).toBe("");
  });

  test("a Journey says who is picked up and who goes where", async () => {
    await choose("journey");
    expect(said()).toContain("web-ask-origin");
    await touch("isle:shrine");
    expect(said()).toContain("web-in-hand");
    await touch("isle:tide");
    expect(said()).toContain("say-leg");
    expect(said()).toContain("web-confirm-hint");
  });

  test("legal places are marked, others are not", async () => {
    await choose("favor");
    const doc = {
      ...document,
      isles: ["tide", "book", "herbs"].map((name) => ({
        name,
        favors: 1,
        novices: {},
        shrines: [],
        figures: [],
      })),
    } as unknown as StateDocument;
    const hands = placeActions(doc, null, legalPlaces(session), () => {});
    const legal = (place: string) => hands.label(place).includes("web-legal");
    expect(["isle:tide", "isle:book", "isle:herbs"].map(legal)).toEqual([true, true, false]);
  });
});
