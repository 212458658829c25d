/** What the wide and the narrow view of a table have in common. */
import type { Snippet } from "svelte";
import type { Components, StateDocument, Zones } from "../../lib/document";
import type { Transition } from "../state/round-end.svelte";
import type { Session } from "../state/session.svelte";

export interface ShownPosition {
  session: Session;
  components: Components;
  /** The position as it is to be drawn: with the plan carried out, or with pieces on their way. */
  shown: StateDocument | null;
  /** The position that panels speak of: the one on stage while actions are played, else the latest. */
  doc: StateDocument;
  /** The zones of the path in that position. */
  zones: Zones | null;
  /** Pieces and points on their way. */
  moving: Transition | null;
  /** Open the sheet of all actions and sources of influence. */
  overview: () => void;
  /** What a chapter of the guided game says, in place of tips. */
  coach?: Snippet;
}
