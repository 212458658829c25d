/** Playing tips: the server knows which ones fit, this browser which ones have been read. */
import type { TipView } from "../lib/generated";

/** What is remembered of a tip that has been read. */
export function tipName(tip: TipView): string {
  return tip.key.replace(/^tip-/, "");
}

/** The most pressing tip that has not been read. */
export function nextTip(tips: readonly TipView[], learned: readonly string[]): TipView | null {
  return tips.find((tip) => !learned.includes(tipName(tip))) ?? null;
}
