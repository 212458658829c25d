/** The way of a novice over the table: boats keep to the sea, everyone else goes straight. */
import { superellipse, type Point } from "./curves";
import { ISLES, ringAngle, type Scene } from "./scene";

function curve(scene: Scene, from: Point, to: Point, steps: number): Point[] {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [ox, oy] = [(from.x + to.x) / 2 - scene.centre.x, (from.y + to.y) / 2 - scene.centre.y];
  const out = Math.hypot(ox, oy) || 1;
  const bend = Math.min(46, length * 0.16) * scene.scale;
  const [mx, my] = [
    (from.x + to.x) / 2 + (ox / out) * bend,
    (from.y + to.y) / 2 + (oy / out) * bend,
  ];
  return Array.from({ length: steps + 1 }, (_, k) => {
    const t = k / steps;
    return {
      x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * mx + t * t * to.x,
      y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * my + t * t * to.y,
    };
  });
}

/** Isles from one to another, clockwise or, if that is shorter, the other way. */
function stepsBetween(a: number, b: number): number {
  const half = Math.floor(ISLES / 2);
  return ((b - a + ISLES + half) % ISLES) - half;
}

/** How far neighbouring boats keep apart. */
const LANES = [0, 10, -10, 19, -19, 28] as const;

/** Along the channel between the isles and the Temple Island. */
function channel(
  scene: Scene,
  start: number,
  end: number,
  from: Point,
  to: Point,
  lane: number,
): Point[] {
  const inset = scene.kind === "tall" ? 0.62 : 1;
  const aside = (LANES[lane % LANES.length] ?? 0) * inset;
  const [rx, ry] = scene.kind === "tall" ? [scene.ring.a - 35, scene.ring.b - 56] : [314, 188];
  const samples = Math.max(4, Math.round(Math.abs(end - start) * 8));
  const middle = Array.from({ length: samples + 1 }, (_, k) => {
    const angle = start + ((end - start) * k) / samples;
    const p = superellipse(angle, rx + aside, ry + aside, scene.kind === "tall" ? 3 : 4);
    return { x: scene.centre.x + p.x, y: scene.centre.y + p.y };
  });
  return smooth([from, ...middle.slice(1, -1), to]);
}

/** Rounds the corners where the boat leaves and arrives. */
function smooth(points: Point[]): Point[] {
  let line = points;
  for (let pass = 0; pass < 2; pass += 1) {
    const next = [line[0] as Point];
    for (let k = 0; k < line.length - 1; k += 1) {
      const [p, q] = [line[k] as Point, line[k + 1] as Point];
      next.push(
        { x: p.x * 0.75 + q.x * 0.25, y: p.y * 0.75 + q.y * 0.25 },
        { x: p.x * 0.25 + q.x * 0.75, y: p.y * 0.25 + q.y * 0.75 },
      );
    }
    next.push(line[line.length - 1] as Point);
    line = next;
  }
  return line;
}

/** Points from one spot to another; `positions` are the isles' places in the ring, where both are isles. */
export function route(
  scene: Scene,
  from: Point,
  to: Point,
  positions: [number, number] | null,
  lane = 0,
): Point[] {
  const steps = positions ? stepsBetween(...positions) : 0;
  // Neighbours have nothing but sea between them.
  return positions && Math.abs(steps) > 1
    ? channel(scene, ringAngle(positions[0]), ringAngle(positions[0] + steps), from, to, lane)
    : curve(scene, from, to, 30);
}

/** The sea around the Temple Island, as half-sizes and power of a superellipse. */
const SHORE = { a: 314, b: 188, power: 4 };

const shore = (scene: Scene, angle: number): Point => {
  const p = superellipse(angle, SHORE.a, SHORE.b, SHORE.power);
  return { x: scene.centre.x + p.x, y: scene.centre.y + p.y };
};

/** Where on the shore a boat from a point arrives: nowhere is nearer. */
function nearestShore(scene: Scene, { x, y }: Point): number {
  const angles = Array.from({ length: 720 }, (_, k) => (k * Math.PI) / 360);
  const far = (angle: number) => Math.hypot(shore(scene, angle).x - x, shore(scene, angle).y - y);
  return angles.reduce((best, angle) => (far(angle) < far(best) ? angle : best));
}

/** Where on the shore one is straight outside a tile: tiles lie along the edges of a wide rectangle. */
function shoreOutside(scene: Scene, { x, y }: Point): number {
  const [dx, dy] = [x - scene.centre.x, y - scene.centre.y];
  const half = SHORE.power / 2;
  // Of an angle's cosine and sine, the one that the tile's own coordinate says.
  if (Math.abs(dy) > 100) {
    const cosine = Math.sign(dx) * Math.min(1, Math.abs(dx) / SHORE.a) ** half;
    return Math.atan2(Math.sign(dy) * Math.sqrt(1 - cosine ** 2), cosine);
  }
  const sine = Math.sign(dy) * Math.min(1, Math.abs(dy) / SHORE.b) ** half;
  return Math.atan2(sine, Math.sign(dx) * Math.sqrt(1 - sine ** 2));
}

/** From an isle to a tile of the path: around the Temple Island, then straight in from the sea. */
export function intoPath(scene: Scene, from: Point, to: Point): Point[] {
  const [start, end] = [nearestShore(scene, from), shoreOutside(scene, to)];
  const whole = 2 * Math.PI;
  const turn = ((((end - start + Math.PI) % whole) + whole) % whole) - Math.PI;
  const [here, there] = [shore(scene, start), shore(scene, end)];
  // Hardly anything to go around.
  if (Math.hypot(here.x - there.x, here.y - there.y) < 60) return curve(scene, from, to, 30);
  const samples = Math.max(2, Math.round(Math.abs(turn) * 8));
  const around = Array.from({ length: samples + 1 }, (_, k) =>
    shore(scene, start + (turn * k) / samples),
  );
  return smooth([from, ...around.slice(1), to]);
}

export function lengthOf(points: Point[]): number {
  let sum = 0;
  for (let k = 1; k < points.length; k += 1) {
    const [p, q] = [points[k - 1] as Point, points[k] as Point];
    sum += Math.hypot(q.x - p.x, q.y - p.y);
  }
  return sum;
}

/** The part of a line between two lengths, so that arrows end before what they point at. */
export function trim(points: Point[], head: number, tail: number): Point[] {
  const total = lengthOf(points);
  let way = 0;
  return points.filter((point, index) => {
    if (index) {
      const before = points[index - 1] as Point;
      way += Math.hypot(point.x - before.x, point.y - before.y);
    }
    return way >= Math.min(head, total * 0.3) && way <= total - Math.min(tail, total * 0.3);
  });
}
