/** Where everything lies on the table, for any number of isles, players and boards. */
import { superellipse, type Point } from "./curves";

export interface Scene {
  kind: "wide" | "tall";
  width: number;
  height: number;
  centre: Point;
  ring: { a: number; b: number; power: number };
  /** Half-sizes of an isle. */
  isle: { rx: number; ry: number };
  /** Scale of what stands on an isle. */
  scale: number;
  /** Where the small Temple Island of a map lies, and how large it is. */
  temple: Point & { scale: number };
}

export const WIDE: Scene = {
  kind: "wide",
  width: 1030,
  height: 712,
  centre: { x: 515, y: 362 },
  ring: { a: 419, b: 275, power: 2.8 },
  isle: { rx: 99, ry: 65 },
  scale: 1,
  temple: { x: 515, y: 362, scale: 1 },
};

/** The room a map needs at least; it grows to one side as far as its place allows. */
const SMALLEST = { width: 390, height: 392, widest: 560, highest: 540 };

/** A map for a place of this shape: isles move apart, and grow a little, where there is room. */
export function mapFor(width: number, height: number): Scene {
  const shape = height > 0 && width > 0 ? height / width : 1;
  const w = Math.min(SMALLEST.widest, Math.max(SMALLEST.width, SMALLEST.height / shape));
  const h = Math.min(SMALLEST.highest, Math.max(SMALLEST.height, SMALLEST.width * shape));
  const [longer, broader] = [(h - SMALLEST.height) / 150, (w - SMALLEST.width) / 170];
  const room = Math.min(1, 1.5 * (longer + broader));
  const [rx, ry] = [55 + 3 * room, 39 + 6 * room];
  return {
    kind: "tall",
    width: w,
    height: h,
    centre: { x: w / 2, y: h / 2 + 4 },
    ring: { a: w / 2 - rx - 3, b: h / 2 - ry - 5, power: 2.5 },
    isle: { rx, ry },
    scale: 0.66 + 0.08 * room,
    // Higher than the middle, so that it clears the isles at the sides.
    temple: { x: w / 2, y: h / 2 + 4 - 26 * longer, scale: 1 + 0.15 * longer + 0.32 * broader },
  };
}

export const TALL: Scene = mapFor(390, 392);

export const ISLES = 7;

export function ringAngle(position: number, isles = ISLES): number {
  return -Math.PI / 2 + (position * 2 * Math.PI) / isles;
}

/** A point of the ring, or of a lane beside it. */
export function onRing(scene: Scene, angle: number, aside = 0): Point {
  const p = superellipse(angle, scene.ring.a + aside, scene.ring.b + aside, scene.ring.power);
  return { x: scene.centre.x + p.x, y: scene.centre.y + p.y };
}

export function islePoint(scene: Scene, position: number): Point {
  return onRing(scene, ringAngle(position));
}

export interface Jetty extends Point {
  upright: boolean;
}

/** Where novices rest: on the side of the isle that looks at the Temple. */
export function jettyPoint(scene: Scene, position: number): Jetty {
  const { x, y } = islePoint(scene, position);
  const { rx, ry } = scene.isle;
  const [dx, dy] = [scene.centre.x - x, scene.centre.y - y];
  if (Math.abs(dx) / rx > (Math.abs(dy) / ry) * 1.8)
    return { x: x + Math.sign(dx) * (rx + 8 * scene.scale), y: y - 2, upright: true };
  // Below the Temple it also has to clear the name of its isle.
  const away = ry + (dy < 0 && scene.kind === "wide" ? 23 : 15) * scene.scale;
  const lean =
    Math.abs(dx) > 2.2 * rx
      ? Math.sign(dx) * -16 * scene.scale
      : Math.max(-30, Math.min(30, dx * 0.14));
  return { x: x + lean, y: y + Math.sign(dy) * away, upright: false };
}

/** Centre and half-sizes of the Temple Island's plaza. */
export const PLAZA = { x: 515, y: 362, hw: 290, hh: 150 };

/** The path as a horseshoe: along the top, down the right side, back along the bottom. */
export class Track {
  readonly length: number;
  private readonly top: number;
  private readonly quarter: number;
  private readonly side: number;

  constructor(
    readonly x: number,
    readonly y: number,
    readonly hw: number,
    readonly hh: number,
    readonly r: number,
  ) {
    this.top = 2 * hw - r;
    this.quarter = (Math.PI / 2) * r;
    this.side = 2 * hh - 2 * r;
    this.length = 2 * this.top + 2 * this.quarter + this.side;
  }

  at(way: number): Point {
    const { x, y, hw, hh, r } = this;
    let d = way;
    if (d <= this.top) return { x: x - hw + d, y: y - hh };
    d -= this.top;
    if (d <= this.quarter) {
      const t = d / r;
      return { x: x + hw - r + r * Math.sin(t), y: y - hh + r - r * Math.cos(t) };
    }
    d -= this.quarter;
    if (d <= this.side) return { x: x + hw, y: y - hh + r + d };
    d -= this.side;
    if (d <= this.quarter) {
      const t = d / r;
      return { x: x + hw - r + r * Math.cos(t), y: y + hh - r + r * Math.sin(t) };
    }
    return { x: x + hw - r - (d - this.quarter), y: y + hh };
  }

  between(from: number, to: number): Point[] {
    const steps = Math.max(2, Math.round((to - from) / 6));
    return Array.from({ length: steps + 1 }, (_, k) => this.at(from + ((to - from) * k) / steps));
  }
}

export const TRACK = new Track(PLAZA.x, PLAZA.y, 203, 118, 46);

/** Where a slot of the path lies, and how large it is. */
export interface SlotPlace extends Point {
  size: number;
}

/** The places along the horseshoe; guard stones take a little more room than tiles. */
export function slotPlaces(guards: boolean[]): {
  places: SlotPlace[];
  ways: number[];
  pitch: number;
} {
  const weights = guards.map((guard) => (guard ? 1.2 : 1));
  const pitch = TRACK.length / weights.reduce((sum, w) => sum + w, 0);
  const size = Math.min(34, pitch * 0.925);
  let way = 0;
  const ways = weights.map((weight) => {
    const middle = way + (weight * pitch) / 2;
    way += weight * pitch;
    return middle;
  });
  return { places: ways.map((d) => ({ ...TRACK.at(d), size })), ways, pitch };
}

export interface Honeycomb {
  side: number;
  at(column: number, row: number): Point;
}

/** Boards lie as rows from the Gate down; every other row half a hexagon to the right. */
export function honeycomb(
  x: number,
  y: number,
  width: number,
  height: number,
  boards: number,
  rows = 7,
): Honeycomb {
  const side = Math.min(
    width / ((rows + 0.5) * Math.sqrt(3)),
    height / (1.5 * (boards - 1) + 2),
    31,
  );
  const step = side * Math.sqrt(3);
  const left = x - ((rows + 0.5) * step) / 2 + step / 2;
  const top = y - ((1.5 * (boards - 1) + 2) * side) / 2 + side;
  return {
    side,
    at: (column, row) => ({
      x: left + row * step + (column % 2) * (step / 2),
      y: top + column * 1.5 * side,
    }),
  };
}

/** Where the boards of the Temple lie: two of them have room for larger hexagons. */
export function combArea(boards: number): { x: number; y: number; width: number; height: number } {
  return boards > 2
    ? { x: PLAZA.x, y: PLAZA.y, width: 360, height: 190 }
    : { x: PLAZA.x - 16, y: PLAZA.y + 4, width: 390, height: 190 };
}
export const STAGE = { x: TRACK.at(TRACK.length).x - 43, y: PLAZA.y + 122, w: 84, h: 60 };
export const MEDITATION = { x: PLAZA.x - 251, y: PLAZA.y - 2, w: 66, h: 96 };
export const COUNCIL = { x: PLAZA.x + 226, y: PLAZA.y - 104, w: 62, h: 228 };
