/** Spans of time in words and on clocks. */
import { t } from "./texts.svelte";

/** `4:05`, `2 h 10 min`, `23 h` or `3 days`: as exact as it matters. */
export function countdown(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  if (left < 3600) return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  const [hours, minutes] = [Math.floor(left / 3600), Math.floor((left % 3600) / 60)];
  if (left < 172_800)
    return hours < 10 && minutes
      ? t("web-hours", { hours, minutes })
      : t("web-hours-only", { hours });
  return t("web-days", { days: Math.floor(left / 86_400) });
}

/** How long somebody has been away: in minutes, hours or days. */
export function awayFor(seconds: number): string {
  if (seconds < 60) return t("web-away");
  if (seconds < 7200) return t("web-away-minutes", { number: Math.floor(seconds / 60) });
  if (seconds < 172_800) return t("web-away-hours", { number: Math.floor(seconds / 3600) });
  return t("web-away-days", { number: Math.floor(seconds / 86_400) });
}
