/** What is said at the table, and what of it one has not seen. */
import type { EntryView } from "../../lib/generated";
import type { TableState } from "./table.svelte";

export class Chat {
  /** A line from somebody else that has just come. */
  latest = $state.raw<EntryView | null>(null);
  /** The last entry of the log that has been seen. */
  private seen = $state(0);

  constructor(
    private readonly state: TableState,
    private readonly entries: () => readonly EntryView[],
    readonly say: (text: string) => Promise<void>,
  ) {}

  readonly lines = $derived.by(() =>
    this.entries().filter((entry) => entry.kind === "chat" && this.shows(entry)),
  );
  readonly unread = $derived.by(
    () =>
      this.lines.filter((entry) => entry.sequence > this.seen && !this.state.owns(entry.seat))
        .length,
  );

  /** Whether the line of a seat is shown: nobody has muted it. */
  shows({ seat }: EntryView): boolean {
    return seat === null || !this.state.muted.includes(seat);
  }

  take(entry: EntryView): void {
    if (!this.state.owns(entry.seat)) this.latest = entry;
  }

  /** Everything up to an entry, or to the end, has been seen. */
  markRead(sequence = this.entries().at(-1)?.sequence ?? 0): void {
    this.seen = Math.max(this.seen, sequence);
    this.latest = null;
  }
}
