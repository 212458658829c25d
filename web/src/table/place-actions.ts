/** What a touch of the table means; whoever holds the table knows it, the drawing does not. */

import type { StateDocument, Zones } from "../lib/document";
import { label } from "./describe";

export type Mark = "legal" | "chosen" | null;

/**
 * Names of places: `isle:tide`, `resting:tide`, `path:12`, `temple:12`, `stage`, `council`,
 * `meditation`, `supply`.
 */
export interface PlaceActions {
  mark(place: string): Mark;
  label(place: string): string;
  /** What a touch does, or null where nothing can be touched. */
  touch(place: string): (() => void) | null;
}

/** The label, mark and effect of every place. */
export function placeActions(
  doc: StateDocument,
  zones: Zones | null,
  found: Map<string, Mark>,
  touch: (place: string) => void,
): PlaceActions {
  return {
    mark: (place) => found.get(place) ?? null,
    label: (place) => label(doc, zones, place, found.get(place) === "legal"),
    touch: (place) => () => touch(place),
  };
}
