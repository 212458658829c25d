import { beforeEach, describe, expect, it, vi } from "vitest";
import type { StateDocument } from "../../lib/document";
import type { EntryView, RoundEnd } from "../../lib/generated";

const chosen = vi.hoisted(() => ({ pace: "normal", still: false }));
vi.mock("../../lib/settings.svelte", () => ({ settings: chosen }));
vi.mock("../../lib/screen.svelte", () => ({ screen: chosen }));
const { Playback } = await import("./playback.svelte");

const position = (round: number) =>
  ({
    round,
    isles: [],
    path: [],
    temple: {},
    council: [],
    players: {},
    boards: [],
    time: 3,
  }) as unknown as StateDocument;
function entry(sequence: number, end: Partial<RoundEnd> | null = null): EntryView {
  const said = { verb: "meditate", order: "red" as const, details: {}, legs: [] };
  return {
    sequence,
    seat: 0,
    kind: "action",
    text: "meditate",
    time: 0,
    client: null,
    round: 1,
    story: {
      said,
      events: [],
      end:
        end && ({ steps: [], figures: [], before: {}, over: false, ...end } as unknown as RoundEnd),
    },
  };
}

describe("playback", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    Object.assign(chosen, { pace: "normal", still: false });
  });
  const shown = (playback: InstanceType<typeof Playback>) => playback.now?.entry?.sequence ?? null;

  it("shows actions that come together one after the other", () => {
    const playback = new Playback();
    for (const at of [1, 2, 3]) playback.add(position(at), position(at + 1), entry(at), "red");
    const seen: (number | null)[] = [];
    for (let at = 0; at < 4; at += 1) {
      seen.push(shown(playback));
      playback.arrived();
      vi.advanceTimersByTime(1000);
    }
    expect(seen).toEqual([1, 2, 3, null]);
    expect(playback.last?.entry?.sequence).toBe(3);
  });

  it("lets an action stay until its pieces have arrived and its time is over", () => {
    const playback = new Playback();
    playback.add(position(1), position(2), entry(1), "red");
    vi.advanceTimersByTime(3000);
    expect(shown(playback)).toBe(1);
    playback.arrived();
    expect(playback.busy).toBe(false);
  });

  it("goes on where no table is in sight to say that pieces have arrived", () => {
    const playback = new Playback();
    for (const at of [1, 2]) playback.add(position(at), position(at + 1), entry(at), "red");
    vi.advanceTimersByTime(4000);
    expect(shown(playback)).toBe(2);
    vi.advanceTimersByTime(4000);
    expect(playback.busy).toBe(false);
    expect(playback.last?.entry?.sequence).toBe(2);
  });

  it("stops at the end of a round, also in a hurry", () => {
    const playback = new Playback();
    playback.add(position(1), position(2), entry(1), "red");
    playback.add(position(2), position(3), entry(2, { round: 1 }), "red");
    playback.add(position(3), position(4), entry(3), "red");
    playback.hurry();
    expect(playback.end?.round).toBe(1);
    playback.closeEnd();
    expect(shown(playback)).toBe(3);
    playback.hurry();
    expect(playback.busy).toBe(false);
  });

  it("plays nothing at once, but marks what was last", () => {
    chosen.pace = "once";
    const playback = new Playback();
    playback.add(position(1), position(2), entry(1), "red");
    playback.add(position(2), position(3), entry(2, { round: 1 }), "red");
    expect(playback.busy).toBe(false);
    expect(playback.last?.entry?.sequence).toBe(2);
  });

  it("opens the card of a round without motion where none is wanted", () => {
    chosen.still = true;
    const playback = new Playback();
    playback.add(position(2), position(3), entry(2, { round: 1 }), "red");
    expect(playback.now).toBeNull();
    expect(playback.end?.round).toBe(1);
  });
});
