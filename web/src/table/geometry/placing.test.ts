import { describe, expect, it } from "vitest";
import { place } from "./placing";
import { spread } from "./ways";

const room = { x: 0, y: 0, width: 600, height: 400 };
const card = { width: 120, height: 80 };

describe("a card", () => {
  const touched = { x: 250, y: 160, width: 100, height: 80 };

  it("stands right beside what was touched, and never over it", () => {
    const { x, y } = place(touched, card, room, [{ box: touched, weight: 1000 }]);
    const beside =
      x + card.width <= touched.x ||
      x >= touched.x + touched.width ||
      y + card.height <= touched.y ||
      y >= touched.y + touched.height;
    expect(beside).toBe(true);
    const gap = Math.max(
      touched.x - x - card.width,
      x - touched.x - touched.width,
      touched.y - y - card.height,
      y - touched.y - touched.height,
    );
    expect(gap).toBeLessThan(13);
  });

  it("goes to the side that covers least", () => {
    const right = { x: 350, y: 0, width: 250, height: 400 };
    const { x } = place(touched, card, room, [
      { box: touched, weight: 1000 },
      { box: right, weight: 60 },
    ]);
    expect(x + card.width).toBeLessThanOrEqual(350);
  });

  it("stays in the room, however small it is", () => {
    expect(place(touched, card, { ...room, width: 100, height: 60 }, [])).toEqual({ x: 0, y: 0 });
  });
});

it("arrows that share a place keep spread around its middle", () => {
  expect(spread(["a", "b", "a", "a"], 10)).toEqual([-10, 0, 0, 10]);
});
