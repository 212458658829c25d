/** The one position that the board draws and the panels speak of. */
import type { StateDocument, Zones } from "../../lib/document";
import type { Forecast } from "../../lib/generated";
import { withoutArrivals } from "../../table/change";
import type { Transition } from "./round-end.svelte";
import type { TableSession } from "./session.svelte";

export interface ShownPosition {
  /** For panels: animated, else past, else the latest. */
  document: StateDocument;
  /** For the board: with a position that is pointed at, the preview, or pieces on their way. */
  drawn: StateDocument;
  zones: Zones | null;
  forecast: Forecast | null;
  /** What a planned action would make of the forecast, if it does not end the round. */
  forecastAfter: Forecast | null;
  /** Pieces and points on their way. */
  transition: Transition | null;
}

export function shownPosition(session: TableSession): ShownPosition | null {
  const { playback, draft, history, state, position } = session;
  const document = playback.document ?? session.document;
  if (!document) return null;
  const { previewPosition, past } = history;
  const preview = past ? null : draft.preview;
  const current = playback.current && {
    change: playback.current.change,
    after: playback.current.arrived,
  };
  const isStill = previewPosition !== null || !playback.rate;
  const transition = isStill ? null : (current ?? playback.roundEnd?.transition ?? null);
  const drawn =
    previewPosition?.document ??
    preview?.document ??
    (transition ? withoutArrivals(transition.after, transition.change) : document);
  return {
    document,
    drawn,
    zones: (previewPosition ?? past ?? draft.preview ?? state.view)?.zones ?? null,
    forecast: position?.forecast ?? null,
    forecastAfter: draft.preview?.document.round === document.round ? draft.preview.forecast : null,
    transition,
  };
}
