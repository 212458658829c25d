/** Lanes and ghosts of the figures, from the server's forecast. */
import { FIGURES, type StateDocument } from "../lib/document";
import type { Forecast } from "../lib/generated";
import type { Lane } from "./Lanes.svelte";
import type { Later } from "./Isle.svelte";

export function lanesAhead(doc: StateDocument, forecast: Forecast | null): Lane[] {
  const next = forecast?.rounds.find((r) => r.round === doc.round + 1);
  if (!next || doc.phase !== "actions") return [];
  return FIGURES.flatMap((figure) => {
    const from = doc.isles.findIndex((isle) => isle.figures.includes(figure));
    const to = doc.isles.findIndex((isle) => isle.name === next[figure]);
    if (from < 0 || to < 0) return [];
    const steps = (to - from + doc.isles.length) % doc.isles.length;
    return steps ? [{ figure, from, steps }] : [];
  });
}

export function ghostsAhead(
  doc: StateDocument,
  forecast: Forecast | null,
  word: (round: number) => string,
): Record<string, Later[]> {
  const next = forecast?.rounds.find((r) => r.round === doc.round + 1);
  const found: Record<string, Later[]> = {};
  if (!next || doc.phase !== "actions") return found;
  for (const figure of FIGURES)
    (found[next[figure]] ??= []).push({ figure, when: word(next.round) });
  return found;
}
