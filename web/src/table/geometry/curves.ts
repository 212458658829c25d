/** Curves that look cut by hand. */

export interface Point {
  x: number;
  y: number;
}

const round = (value: number) => Math.round(value * 10) / 10;

export function at(x: number, y: number): string {
  return `${round(x)} ${round(y)}`;
}

/** A closed smooth curve through the points. */
export function closedCurve(points: Point[], tension = 0.6): string {
  const n = points.length;
  const pick = (index: number) => points[(index + n) % n] as Point;
  let d = `M${at(pick(0).x, pick(0).y)}`;
  for (let i = 0; i < n; i += 1) {
    const [before, from, to, after] = [pick(i - 1), pick(i), pick(i + 1), pick(i + 2)];
    const k = tension / 3;
    d +=
      `C${at(from.x + (to.x - before.x) * k, from.y + (to.y - before.y) * k)} ` +
      `${at(to.x - (after.x - from.x) * k, to.y - (after.y - from.y) * k)} ${at(to.x, to.y)}`;
  }
  return d + "Z";
}

export function polyline(points: Point[]): string {
  return "M" + points.map((p) => at(p.x, p.y)).join("L");
}

/** The same numbers for the same seed, in every browser. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A point of a superellipse around the origin. */
export function superellipse(angle: number, a: number, b: number, power: number): Point {
  const e = 2 / power;
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { x: a * Math.sign(c) * Math.abs(c) ** e, y: b * Math.sign(s) * Math.abs(s) ** e };
}

/** A superellipse whose edge wavers like cut paper. */
export function cutEdge(
  seed: number,
  a: number,
  b: number,
  amount: number,
  power: number,
): Point[] {
  const lot = seededRandom(seed);
  const waves = [3, 5, 7, 11].map((k) => ({
    k,
    phase: lot() * 7,
    size: (0.4 + lot() * 0.6) / k ** 0.6,
  }));
  return Array.from({ length: 56 }, (_, index) => {
    const angle = (index / 56) * 2 * Math.PI;
    const swell = waves.reduce((sum, w) => sum + Math.sin(w.k * angle + w.phase) * w.size, 0);
    const p = superellipse(angle, a, b, power);
    return { x: p.x * (1 + amount * swell), y: p.y * (1 + amount * swell) };
  });
}

/** A hexagon standing on a corner. */
export function hexagon(x: number, y: number, side: number): string {
  const corners = Array.from({ length: 6 }, (_, k) => {
    const angle = (k * Math.PI) / 3;
    return { x: x + side * Math.sin(angle), y: y - side * Math.cos(angle) };
  });
  return polyline(corners) + "Z";
}
