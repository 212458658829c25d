/** What is planned, for the live region: the action that was chosen, what to touch next, what would follow. */
import { writtenLegs } from "../table/arrows";
import { player, seats } from "../lib/document";
import { endsRound, shiftsOf } from "./state/outlook";
import type { Session } from "./state/session.svelte";
import { verbRow } from "../lib/verbs";
import { legText } from "../lib/text/narration";
import { listed, signed, t, texts } from "../lib/text/texts.svelte";
import { promptFor } from "./prompt";
import { shownOrigin } from "../table/describe";

/** The sentences about a plan; none while nothing is planned. */
export function spokenPlan(session: Session): string[] {
  const { preview, plannedVerb: verb, voyage } = session;
  if (!verb && !preview) return [];
  const title = verb ? t(`action-${verb}`) : "";
  const legs =
    voyage.legs.length || !preview || !verbRow(verb)?.compound
      ? voyage.legs
      : writtenLegs(preview.text);
  const said = [
    `${session.mine ? title : `${title}, ${t("web-plan-ahead")}`}${legs.length ? `: ${listed(legs.map(legText))}` : ""}`,
  ];
  if (voyage.hand)
    said.push(
      t("web-in-hand", { number: voyage.hand.count, place: shownOrigin(voyage.hand.origin) }),
    );
  const ask = promptFor(session);
  if (ask && !(preview && !voyage.hand)) said.push(ask);
  if (preview)
    said.push(...outlook(session), session.mine ? t("web-confirm-hint") : t("web-keep-hint"));
  return said.map((each) => (/[.!?:…]$/.test(each) ? each : `${each}.`));
}

/** What would follow from the plan. */
function outlook(session: Session): string[] {
  const { preview } = session;
  if (!preview) return [];
  if (endsRound(session)) {
    const sums = seats(preview.document).map(
      (order) => `${t(`order-${order}`)} ${player(preview.document, order).influence}`,
    );
    return [
      `${preview.document.phase === "over" ? t("web-ends-game") : t("web-ends-round")} ${listed(sums, "unit")}`,
    ];
  }
  const said = preview.events.map((event) => texts.event(event));
  const shifts = shiftsOf(session).map(({ order, before, after }) =>
    t("web-spoken-shift", {
      order: t(`order-${order}`),
      before: signed(before),
      after: signed(after),
    }),
  );
  if (shifts.length) said.push(`${t("web-round-end-becomes")} ${listed(shifts, "unit")}`);
  return said.length ? said : [t("web-no-event")];
}
