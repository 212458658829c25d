/** Why an action is good, in one sentence. */
import type { ReasonView } from "../generated";
import { listed, texts } from "./texts.svelte";

/** A number of points to a tenth, as the language writes it. */
function amount(value: number): string {
  return value.toLocaleString(texts.language, { maximumFractionDigits: 1 });
}

/** The same with its sign. */
export function tenths(value: number): string {
  return `${value > 0 ? "+" : value < 0 ? "−" : "±"}${amount(Math.abs(value))}`;
}

function part({ key, points, details }: ReasonView): string {
  const found = texts.named(details);
  // A rival's loss is said as "costs", so its number has no sign.
  found.points = key === "rival" ? amount(points) : tenths(points);
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
  return chance.toLocaleString(texts.language, { style: "percent" });
}
