/** Games that wait: those of the server and those that this browser keeps. */
import { beforeEach, expect, test, vi } from "vitest";
import type { TableLine, Waiting } from "../lib/generated";

const there = vi.hoisted(() => ({
  waiting: { number: 0, tables: [] } as Waiting,
  hidden: [] as string[][],
}));
const host = vi.hoisted(() => ({
  canBeLocal: true,
  isLocal: false,
  isStoredHere: (name: string) => name.startsWith("here-"),
}));
const kept = vi.hoisted(() => ({ tables: [] as Partial<TableLine>[] }));
vi.mock("../lib/host.svelte", () => ({ host }));
vi.mock("../offline", () => ({ storedTables: async () => kept.tables }));
vi.mock("../lib/api", () => ({
  Problem: Error,
  get: async () => there.waiting,
  ask: async (_method: string, _path: string, { tables }: { tables: string[] }) =>
    there.hidden.push(tables),
}));
const { waiting } = await import("./waiting-games.svelte");

const line = (table: string, more: Partial<TableLine> = {}): Partial<TableLine> => ({
  table,
  kind: "game",
  your_turn: true,
  hidden: false,
  ...more,
});

beforeEach(() => {
  vi.stubGlobal("navigator", { onLine: true });
  there.waiting = { number: 2, tables: ["a", "b"] };
  there.hidden = [];
  kept.tables = [
    line("here-a"),
    line("here-b", { your_turn: false }),
    line("here-c", { hidden: true }),
    line("here-d", { kind: "analysis" }),
  ];
  Object.assign(host, { canBeLocal: true, isLocal: false });
});

test("games of the server and of this browser count together", async () => {
  await waiting.load();
  expect(waiting.besides(null)).toBe(3);
  expect(waiting.besides("b")).toBe(2);
  expect(waiting.title("Luna", "here-a")).toBe("(2) Luna");
  expect([waiting.next(null), waiting.next("a")]).toEqual(["a", "b"]);
});

test("on this device only its own games count", async () => {
  host.isLocal = true;
  await waiting.load();
  expect([waiting.besides(null), waiting.next(null)]).toEqual([1, "here-a"]);
});

test("where nobody can play without a server nothing is kept", async () => {
  host.canBeLocal = false;
  await waiting.load();
  expect(waiting.besides(null)).toBe(2);
});

test("games are taken off the list where they are kept", async () => {
  await waiting.hide(["here-a", "a", "here-b"], true);
  expect(there.hidden).toEqual([["here-a", "here-b"], ["a"]]);
  expect(waiting.besides(null)).toBe(3);
});
