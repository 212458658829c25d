/** Where a card finds room: near what it speaks of, and never over it. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Obstacle {
  box: Box;
  /** What it costs to cover a square pixel of it. */
  weight: number;
}

/** What it costs to be a pixel further away. */
const FAR = 60;
const STEP = 12;

function overlap(a: Box, b: Box): number {
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return width > 0 && height > 0 ? width * height : 0;
}

function distance(a: Box, b: Box): number {
  const x = Math.max(0, b.x - a.x - a.width, a.x - b.x - b.width);
  const y = Math.max(0, b.y - a.y - a.height, a.y - b.y - b.height);
  return Math.hypot(x, y);
}

function* steps(from: number, to: number): Generator<number> {
  for (let at = from; at < to; at += STEP) yield at;
  if (to >= from) yield to;
}

/** The place in the room that covers least and lies nearest. */
export function place(
  near: Box,
  card: { width: number; height: number },
  room: Box,
  obstacles: readonly Obstacle[],
): { x: number; y: number } {
  let best = { x: room.x, y: room.y };
  let least = Infinity;
  for (const y of steps(room.y, Math.max(room.y, room.y + room.height - card.height)))
    for (const x of steps(room.x, Math.max(room.x, room.x + room.width - card.width))) {
      const box = { x, y, ...card };
      // Among equals the one that lies most evenly.
      let cost = FAR * distance(box, near) + Math.abs(x + card.width / 2 - near.x - near.width / 2);
      for (const { box: other, weight } of obstacles) {
        if (cost >= least) break;
        cost += weight * overlap(box, other);
      }
      if (cost < least) {
        least = cost;
        best = { x, y };
      }
    }
  return best;
}
