/** What the wide and the narrow view of a table have in common. */
import type { Change } from "../model/change";
import type { Components, StateDocument, Zones } from "../model/document";
import type { Session } from "../play/session.svelte";

export interface Setting {
  session: Session;
  components: Components;
  /** The position as it is to be drawn: with the plan carried out, or with pieces on their way. */
  shown: StateDocument | null;
  /** The zones of the path in that position. */
  zones: Zones | null;
  moving: { change: Change; after: StateDocument } | null;
  settled: () => void;
}
