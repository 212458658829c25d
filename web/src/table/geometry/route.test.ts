/** Ways over the table. */
import { expect, test } from "vitest";
import type { Point } from "./curves";
import { intoPath, route } from "./route";
import { ISLES, WIDE, islePoint, slotPlaces } from "./scene";

/** The sharpest turn of a line, in degrees. */
function sharpest(points: Point[]): number {
  const ways = points
    .slice(1)
    .map((to, index) => Math.atan2(to.y - points[index]!.y, to.x - points[index]!.x));
  const turns = ways
    .slice(1)
    .map((way, index) =>
      Math.abs(Math.atan2(Math.sin(way - ways[index]!), Math.cos(way - ways[index]!))),
    );
  return (Math.max(...turns) * 180) / Math.PI;
}

const tiles = slotPlaces(Array.from({ length: 28 }, (_, index) => index % 7 === 6)).places.map(
  ({ x, y }) => ({ x, y }),
);

test("from every isle to every tile of the path a way never turns back", () => {
  for (let isle = 0; isle < ISLES; isle += 1)
    for (const tile of tiles) {
      const way = intoPath(WIDE, islePoint(WIDE, isle), tile);
      expect(way[0]).toEqual(islePoint(WIDE, isle));
      expect(way.at(-1)).toEqual(tile);
      expect(sharpest(way), `isle ${isle} to ${tile.x}, ${tile.y}`).toBeLessThan(90);
    }
});

test("neighbours are reached straight over the sea, others around the Temple Island", () => {
  const between = (a: number, b: number) =>
    route(WIDE, islePoint(WIDE, a), islePoint(WIDE, b), [a, b]);
  expect(sharpest(between(0, 1))).toBeLessThan(10);
  expect(between(0, 3).some(({ x }) => x > islePoint(WIDE, 1).x - 60)).toBe(true);
});
