/** What seats are called, and the lines of the log that are no actions. */
import type { EntryView, View } from "../lib/generated";
import { botName } from "../lib/text/bots";
import { texts } from "../lib/text/texts.svelte";

/** In lessons and on boards an order goes by its colour. */
export type Naming = "seats" | "orders";

export function nameOf(view: View | null, seat: number | null, naming: Naming): string {
  const found = seat === null ? undefined : view?.seats[seat];
  if (naming === "orders") return texts.say(`order-${found?.colour ?? "yellow"}`);
  if (!found || !view) return texts.say("web-nobody");
  if (found.kind === "virtual") return texts.say("web-virtual");
  if (found.kind === "bot") return botName(view.table, found.seat);
  // At one device people may share a name: then their orders tell them apart.
  const isShared = view.seats.some(
    (other) => other.seat !== found.seat && other.kind === "human" && other.name === found.name,
  );
  return (isShared ? null : found.name) ?? texts.say(`order-${found.colour}`);
}

/** A line of the log that is no action, in words. */
export function logSentence(entry: EntryView, name: (seat: number | null) => string): string {
  const { kind, text, seat } = entry;
  if (kind === "ask") {
    const [what, number = "0"] = text.split(" ");
    const other = name(what === "replace" ? Number(number) : null);
    return texts.say(`web-log-ask-${what}`, { name: name(seat), number: Number(number), other });
  }
  if (kind === "swap")
    return texts.say("web-log-swap", { name: name(seat), order: texts.say(`order-${text}`) });
  const key = `web-log-${kind}`;
  return texts.has(key) ? texts.say(key, { name: name(seat), text }) : text;
}
