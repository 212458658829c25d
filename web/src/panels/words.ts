import { VERBS } from "../model/generated";
import { ISLE } from "../draw/palette";
import type { TableWords } from "../table/Table.svelte";
import { t } from "../text/texts.svelte";

/** The inscriptions on the table. */
export function tableWords(): TableWords {
  return {
    title: t("web-table"),
    gate: t("web-gate"),
    stage: t("web-stage"),
    council: t("web-council"),
    meditation: t("web-meditation"),
    approved: t("web-approved"),
    bribable: t("web-bribable"),
    temple: t("term-temple-island"),
    isle: Object.fromEntries(Object.keys(ISLE).map((name) => [name, t(`isle-${name}`)])),
  };
}

/** What the action of a text is called: Promotion for `promote 5`. */
export function actionName(text: string): string {
  const verb = VERBS.find(({ name }) => text === name || text.startsWith(`${name.replace("-", " ")} `) || text.startsWith(`${name} `));
  return verb ? t(`action-${verb.name}`) : text;
}
