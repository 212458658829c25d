/** The part of the table that shows some places. */
import { COUNCIL, ISLES, MEDITATION, STAGE, WIDE, islePoint } from "../table/geometry/scene";
import { spotPoint } from "../table/geometry/spots";
import type { Components, StateDocument } from "../lib/document";

interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const around = (x: number, y: number, w: number, h: number): Box => ({
  left: x - w,
  top: y - h,
  right: x + w,
  bottom: y + h,
});

function boxOf(doc: StateDocument, components: Components, place: string): Box | null {
  const [kind, name = ""] = place.split(":");
  if (kind === "council")
    return {
      left: COUNCIL.x - 20,
      top: COUNCIL.y - 26,
      right: COUNCIL.x + COUNCIL.w + 12,
      bottom: COUNCIL.y + COUNCIL.h + 10,
    };
  if (kind === "meditation")
    return around(MEDITATION.x, MEDITATION.y + 8, MEDITATION.w, MEDITATION.h * 0.72);
  if (kind === "stage") return around(STAGE.x, STAGE.y, STAGE.w * 0.72, STAGE.h * 0.8);
  if (kind === "isle") {
    const at = doc.isles.findIndex((isle) => isle.name === name);
    if (at < 0 || at >= ISLES) return null;
    const { x, y } = islePoint(WIDE, at);
    return { left: x - 118, top: y - 78, right: x + 118, bottom: y + 96 };
  }
  const point = spotPoint(WIDE, doc, components, place);
  return point ? around(point.x, point.y, 52, 46) : null;
}

/** A view box around all places, at least `wide` times as wide as it is high and never outside the scene. */
export function viewBoxFor(
  doc: StateDocument,
  components: Components,
  places: readonly string[],
  wide = 1.7,
): { box: string; ratio: number } {
  const boxes = places.flatMap((place) => boxOf(doc, components, place) ?? []);
  if (!boxes.length)
    return { box: `0 0 ${WIDE.width} ${WIDE.height}`, ratio: WIDE.width / WIDE.height };
  let left = Math.min(...boxes.map((box) => box.left));
  let right = Math.max(...boxes.map((box) => box.right));
  let top = Math.min(...boxes.map((box) => box.top));
  let bottom = Math.max(...boxes.map((box) => box.bottom));
  const grow = (low: number, high: number, size: number, most: number): [number, number] => {
    const room = Math.max(0, Math.min(size, most) - (high - low));
    const from = Math.max(0, Math.min(low - room / 2, most - Math.max(size, high - low)));
    return [from, Math.min(most, Math.max(high, from + Math.min(size, most)))];
  };
  [left, right] = grow(left, right, Math.max(right - left, (bottom - top) * wide, 420), WIDE.width);
  [top, bottom] = grow(top, bottom, Math.max(bottom - top, (right - left) / 2.1), WIDE.height);
  return {
    box: `${left} ${top} ${right - left} ${bottom - top}`,
    ratio: (right - left) / (bottom - top),
  };
}
