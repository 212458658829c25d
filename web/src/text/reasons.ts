/** Why an action is good, in one sentence. */
import type { ReasonView } from "../model/generated";
import { listed, texts } from "./texts.svelte";

/** A number of points with its sign, to a tenth, as the language writes it. */
export function tenths(value: number): string {
  const text = Math.abs(value).toLocaleString(texts.language, { maximumFractionDigits: 1 });
  return `${value > 0 ? "+" : value < 0 ? "−" : "±"}${text}`;
}

function part({ key, points, details }: ReasonView): string {
  const found = texts.named(details);
  found.points = tenths(key === "rival" ? -points : points);
  if (details.other !== undefined) found.other = tenths(Number(details.other));
  if (details.source !== undefined) found.what = texts.say(`source-${details.source}`);
  return texts.say(`reason-${key}`, found);
}

export function because(reasons: readonly ReasonView[]): string {
  const text = reasons.length ? listed(reasons.map(part)) : texts.say("reason-none");
  return `${text.slice(0, 1).toUpperCase()}${text.slice(1)}.`;
}

/** A chance as people read it; in solo the margin it stands for. */
export function chanceText(chance: number, solo: boolean): string {
  if (solo) return tenths(Math.round((chance - 0.5) * 2000) / 10);
  return (chance).toLocaleString(texts.language, { style: "percent" });
}
