/** The point on the table of a spot where novices can be. */
import { pathSlots, seats, tilesOf, type Components, type StateDocument } from "../../lib/document";
import {
  COUNCIL,
  STAGE,
  combArea,
  honeycomb,
  islePoint,
  jettyPoint,
  slotPlaces,
  type Scene,
} from "./scene";
import type { Point } from "./curves";

export function spotPoint(
  scene: Scene,
  doc: StateDocument,
  components: Components,
  spot: string,
): Point | null {
  const [kind, name = ""] = spot.split(":");
  const position = doc.isles.findIndex((isle) => isle.name === name);
  if (kind === "active" || kind === "isle") {
    const p = islePoint(scene, position);
    return { x: p.x, y: p.y + scene.isle.ry - 19 * scene.scale };
  }
  if (kind === "resting") return jettyPoint(scene, position);
  if (kind === "supply") return { x: scene.centre.x, y: scene.height + 30 };
  if (scene.kind === "tall") return scene.temple;
  if (kind === "stage") return { x: STAGE.x, y: STAGE.y + 10 };
  if (kind === "temple") {
    const area = combArea(doc.boards.length);
    const comb = honeycomb(area.x, area.y, area.width, area.height, doc.boards.length);
    for (const [column, board] of doc.boards.entries()) {
      const row = tilesOf(components, board).indexOf(Number(name));
      if (row >= 0) {
        const p = comb.at(column, row);
        return { x: p.x + comb.side * 0.34, y: p.y + comb.side * 0.66 };
      }
    }
  }
  if (kind === "path") {
    const slots = pathSlots(doc, components, null);
    const at = slots.findIndex((slot) => "tile" in slot && slot.tile === Number(name));
    const p = slotPlaces(slots.map((slot) => "guard" in slot)).places[at];
    return p ? { x: p.x + 6, y: p.y + 12 } : null;
  }
  return null;
}

/** Where the Guard stands when so many stones lie on the path. */
export function guardPoint(doc: StateDocument, components: Components, stones: number): Point {
  const slots = pathSlots(doc, components, null);
  const at =
    slots.map((slot, index) => ("guard" in slot ? index : -1)).filter((index) => index >= 0)[
      stones - 1
    ] ?? 0;
  const { places } = slotPlaces(slots.map((slot) => "guard" in slot));
  const p = places[at] ?? { x: 0, y: 0, size: 0 };
  return { x: p.x, y: p.y + p.size * 0.42 };
}

export function figurePoint(scene: Scene, doc: StateDocument, isle: string): Point {
  const p = islePoint(
    scene,
    doc.isles.findIndex((i) => i.name === isle),
  );
  return { x: p.x + scene.isle.rx - 25 * scene.scale, y: p.y };
}

export function councilPoint(doc: StateDocument, seat: number): Point {
  const step = COUNCIL.h / doc.council.length;
  return {
    x: COUNCIL.x + seat * 1.9 + 11 + 6 * Math.min(1, seats(doc).length - 1),
    y: COUNCIL.y + COUNCIL.h - (seat + 0.5) * step,
  };
}
