import type { Session } from "./state/session.svelte";
import { t } from "../lib/text/texts.svelte";

/** What is to be touched next, as a request; null when everything is settled. */
export function promptFor({ verb, voyaging, voyage, next }: Session): string | null {
  if (voyaging) return voyage.hand ? t("web-ask-target") : t("web-ask-origin");
  if (!verb || next === null) return null;
  return next === 0 ? t(`web-ask-${verb}`) : t(`web-ask-${verb}-then`);
}
