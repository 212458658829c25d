/** The way over the table from one spot to another, for arrows and for traces. */
import type { Components, StateDocument } from "../../lib/document";
import type { Point } from "./curves";
import { intoPath, route } from "./route";
import { jettyPoint, type Scene } from "./scene";
import { councilPoint, spotPoint } from "./spots";

export interface LaneOffset {
  /** Which lane of the sea, where several boats go at once. */
  lane?: number;
  /** How far from the middle of where it leaves and arrives, where several do. */
  start?: number;
  end?: number;
}

export function isleOf(doc: StateDocument, spot: string): number {
  return /^(active|resting):/.test(spot)
    ? doc.isles.findIndex((isle) => isle.name === spot.split(":")[1])
    : -1;
}

/** Along the planks of a jetty, which lie or stand; anywhere else to the side. */
function shifted(scene: Scene, doc: StateDocument, spot: string, point: Point, by: number): Point {
  const isle = isleOf(doc, spot);
  const upright = spot.startsWith("resting:") && isle >= 0 && jettyPoint(scene, isle).upright;
  return upright ? { x: point.x, y: point.y + by } : { x: point.x + by, y: point.y };
}

export function wayBetween(
  scene: Scene,
  doc: StateDocument,
  components: Components,
  from: string,
  to: string,
  aside: LaneOffset = {},
): Point[] | null {
  const [a, b] = [spotPoint(scene, doc, components, from), spotPoint(scene, doc, components, to)];
  if (!a || !b) return null;
  const k = scene.kind === "tall" ? 0.72 : 1;
  const start = shifted(scene, doc, from, { x: a.x, y: a.y - 12 * k }, aside.start ?? 0);
  const end = shifted(scene, doc, to, { x: b.x, y: b.y - 6 * k }, aside.end ?? 0);
  const [leaves, arrives] = [isleOf(doc, from), isleOf(doc, to)];
  if (leaves >= 0 && to.startsWith("path:") && scene.kind === "wide")
    return intoPath(scene, start, end);
  return route(
    scene,
    start,
    end,
    leaves >= 0 && arrives >= 0 ? [leaves, arrives] : null,
    aside.lane,
  );
}

/** Up the stairs of the Council, beside those who stand there. */
export function wayUp(doc: StateDocument, from: number, to: number): Point[] {
  const [a, b] = [councilPoint(doc, from), councilPoint(doc, to)];
  const bow = { x: Math.min(a.x, b.x) - 20, y: (a.y + b.y) / 2 };
  return Array.from({ length: 25 }, (_, k) => {
    const t = k / 24;
    return {
      x: (1 - t) ** 2 * a.x + 2 * t * (1 - t) * bow.x + t * t * b.x,
      y: (1 - t) ** 2 * a.y + 2 * t * (1 - t) * bow.y + t * t * b.y,
    };
  });
}

/** For each of some things that share a place, how far it keeps from the middle of them. */
export function spread(keys: readonly string[], by: number): number[] {
  const seen = new Map<string, number>();
  return keys.map((key) => {
    const all = keys.filter((other) => other === key).length;
    const index = seen.get(key) ?? 0;
    seen.set(key, index + 1);
    return (index - (all - 1) / 2) * by;
  });
}
