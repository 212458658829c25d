/** What has happened at a table: its log in order, the actions that stand, and who did them. */
import type { EntryView, View } from "../../lib/generated";
import { botName } from "../../lib/text/bots";
import { texts } from "../../lib/text/texts.svelte";

/** Entries that only the server needs. */
export const SILENT: readonly EntryView["kind"][] = ["invite", "resume"];

export abstract class Chronicle {
  view = $state.raw<View | null>(null);
  entries = $state.raw<EntryView[]>([]);

  constructor(readonly table: string) {}

  /** The lines of the log for people, chat apart. */
  readonly lines = $derived(
    this.entries.filter((entry) => entry.kind !== "chat" && !SILENT.includes(entry.kind)),
  );
  /** Seats of those whom one does not want to hear. */
  muted = $state.raw<number[]>([]);
  /** What is said, as far as one wants to hear it. */
  readonly chat = $derived(
    this.entries.filter((entry) => entry.kind === "chat" && this.hears(entry)),
  );

  /** The entries of the log that made each position: one for every number of actions. */
  readonly timeline = $derived.by((): number[] => {
    const made: number[] = [];
    for (const entry of this.entries) {
      if (entry.kind === "start") made[0] = entry.sequence;
      else if (entry.kind === "action") made.push(entry.sequence);
      else if (entry.kind === "undo") made.length = Number(entry.text) + 1;
    }
    return made;
  });

  /** The entries of the actions that stand. */
  readonly played = $derived.by((): EntryView[] => {
    const by = new Map(this.entries.map((entry) => [entry.sequence, entry]));
    return this.timeline.slice(1).flatMap((sequence) => by.get(sequence) ?? []);
  });

  /** Whether one wants to hear what somebody says. */
  hears({ seat }: EntryView): boolean {
    return seat === null || !this.muted.includes(seat);
  }

  /** A line of the log that is no action, in words. */
  sentence(entry: EntryView): string {
    const [what, number] = entry.text.split(" ");
    if (entry.kind === "ask")
      return texts.say(`web-log-ask-${what}`, {
        name: this.nameOf(entry.seat),
        number: Number(number ?? 0),
        other: this.nameOf(what === "replace" ? Number(number ?? 0) : null),
      });
    if (entry.kind === "swap")
      return texts.say("web-log-swap", {
        name: this.nameOf(entry.seat),
        order: texts.say(`order-${entry.text}`),
      });
    const key = `web-log-${entry.kind}`;
    return texts.has(key)
      ? texts.say(key, { name: this.nameOf(entry.seat), text: entry.text })
      : entry.text;
  }

  nameOf(seat: number | null): string {
    const found = seat === null ? null : this.view?.seats[seat];
    if (!found) return texts.say("web-nobody");
    if (found.kind === "virtual") return texts.say("web-virtual");
    if (found.kind === "bot") return botName(this.table, found.seat);
    // At one device people may share a name: then their orders tell them apart.
    const shared = this.view?.seats.some(
      (seat) => seat.seat !== found.seat && seat.kind === "human" && seat.name === found.name,
    );
    return (shared ? null : found.name) ?? texts.say(`order-${found.colour}`);
  }
}
