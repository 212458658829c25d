import { ISLE } from "../lib/ui/palette";
import type { TableWords } from "./Board.svelte";
import { t } from "../lib/text/texts.svelte";

/** The inscriptions on the table. */
export function tableWords(guard: number): TableWords {
  return {
    title: t("web-table"),
    gate: t("web-gate"),
    stage: t("web-stage"),
    council: t("web-council"),
    meditation: t("web-meditation"),
    approved: t("web-approved", { number: guard }),
    bribable: t("web-bribable"),
    isle: Object.fromEntries(Object.keys(ISLE).map((name) => [name, t(`isle-${name}`)])),
  };
}
