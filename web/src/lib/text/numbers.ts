/** Losses as people read them. */
import { texts } from "./texts.svelte";

export const percent = (share: number): string =>
  share.toLocaleString(texts.language, { style: "percent", maximumFractionDigits: 1 });
export const points = (value: number): string =>
  value.toLocaleString(texts.language, { maximumFractionDigits: 1 });
