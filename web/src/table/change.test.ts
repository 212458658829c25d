import { readFileSync, readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { changeBetween, spotsOf, withoutArrivals } from "./change";
import { novices, pathSlots, seats, type Components, type StateDocument } from "../lib/document";
import { route } from "../lib/router";
import { retryDelay } from "../lib/live-table";

const games = new URL("../../../tests/fixtures/games/", import.meta.url);
const read = (name: string) =>
  (JSON.parse(readFileSync(new URL(name, games), "utf-8")) as { state: StateDocument }).state;
const middles = readdirSync(games).filter((name) => name.endsWith(".mid.json"));

test("a novice that moves is found again", () => {
  const before = read("006-standard-4p-classic.mid.json");
  const after = structuredClone(before);
  const [a, b] = [after.isles[0]!, after.isles[3]!];
  const order = seats(after).find((o) => (a.novices[o]?.[0] ?? 0) > 0)!;
  const [standing, beside] = [novices(a, order), novices(b, order)];
  a.novices[order] = [standing[0] - 1, standing[1]];
  b.novices[order] = [beside[0], beside[1] + 1];
  const change = changeBetween(before, after);
  expect(change.novices).toEqual([
    { order, from: `active:${a.name}`, to: `resting:${b.name}`, count: 1 },
  ]);
  expect(spotsOf(withoutArrivals(after, change), order).get(`resting:${b.name}`) ?? 0).toBe(
    spotsOf(before, order).get(`resting:${b.name}`) ?? 0,
  );
});

test("nothing changes between equal positions", () => {
  for (const name of middles) expect(changeBetween(read(name), read(name)).novices).toEqual([]);
});

test("the path keeps its places for any number of players", () => {
  const boards = {
    blue: [16, 6, 21, 1, 28, 11, 17],
    yellow: [13, 23, 7, 25, 2, 19, 12],
    red: [9, 24, 14, 3, 26, 8, 18],
    green: [20, 5, 22, 10, 27, 4, 15],
  };
  const components = { guards: [2, 2, 3, 4, 5, 6], boards } as unknown as Components;
  for (const name of middles) {
    const doc = read(name);
    const slots = pathSlots(doc, components, { approved: [1, 2], bribable: [3] });
    expect(slots).toHaveLength(6 * (seats(doc).length + 1));
    expect(slots.filter((slot) => slot.here)).toHaveLength(doc.path.length);
    expect(slots.filter((slot) => "posted" in slot && slot.posted)).toHaveLength(1);
    const zones = slots.flatMap((slot) =>
      "zone" in slot && slot.zone !== "far" ? [[slot.tile, slot.zone]] : [],
    );
    expect(zones.every(([tile, zone]) => zone === (tile === 3 ? "bribable" : "approved"))).toBe(
      true,
    );
  }
});

test("addresses lead to pages", () => {
  const at = (pathname: string, hash = "") => route({ pathname, hash });
  expect(at("/")).toEqual({ page: "home", claim: null });
  expect(at("/", "#seat=abc")).toEqual({ page: "home", claim: "abc" });
  expect(at("/", "#rules/A-TIDE")).toEqual({ page: "rules", rule: "A-TIDE" });
  expect(at("/t/xyz", "#join=t1")).toEqual({ page: "table", table: "xyz", token: "t1" });
  expect(at("/s/q7")).toEqual({ page: "share", share: "q7" });
});

test("a lost line is tried again, ever more patiently", () => {
  expect(retryDelay(0, 0.5)).toBeLessThan(retryDelay(3, 0.5));
  expect(retryDelay(40, 1)).toBeLessThanOrEqual(13_000);
});
