/** What a touch of the table means; whoever holds the table knows it, the drawing does not. */

export type Mark = "legal" | "chosen" | null;

/**
 * Names of places: `isle:tide`, `resting:tide`, `path:12`, `temple:12`, `stage`, `council`,
 * `meditation`, `supply`.
 */
export interface Hands {
  mark(place: string): Mark;
  label(place: string): string;
  /** What a touch does, or null where nothing can be touched. */
  touch(place: string): (() => void) | null;
}
