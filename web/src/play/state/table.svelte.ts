/** The table as the server described it last: the view, one's own seats, who is present. */
import type { EntryView, Presence, View, You } from "../../lib/generated";

/** One's own seat while a bot plays for it, and whether that is because one's time ran out. */
export interface Replaced {
  seat: number;
  level: string;
  late: boolean;
}

export class TableState {
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], owner: false });
  present = $state.raw<boolean[]>([]);
  /** Since when each seat has been away, in seconds. */
  awaySince = $state.raw<(number | null)[]>([]);
  watchers = $state(0);
  /** Seats whose chat is hidden. */
  muted = $state.raw<number[]>([]);

  readonly turn = $derived(this.view?.turn ?? null);
  readonly isSeated = $derived(this.you.seats.length > 0);
  readonly actingSeat = $derived(this.turn?.seat ?? null);
  /** Whether the seat to act is one's own, and no bot plays for it. */
  readonly holdsTurn = $derived.by(() => {
    const { view, turn, you } = this;
    if (!view || !turn || view.status !== "playing") return false;
    const seat = view.seats[turn.seat];
    const held = this.owns(turn.seat) || (view.kind === "analysis" && you.owner);
    return held && !(seat?.kind === "human" && seat.level);
  });
  /** One's own seat that waits for its turn in a round. */
  readonly waitingSeat = $derived.by((): number | null => {
    const { view, turn } = this;
    if (!view || !turn || view.status !== "playing" || view.kind !== "game") return null;
    const own = view.seats.find(
      (seat) => this.owns(seat.seat) && seat.kind === "human" && !seat.level,
    );
    return own && own.seat !== turn.seat && view.document?.phase === "actions" ? own.seat : null;
  });

  owns(seat: number | null): boolean {
    return seat !== null && this.you.seats.includes(seat);
  }

  replaced(entries: readonly EntryView[]): Replaced | null {
    const { view } = this;
    if (view?.status !== "playing") return null;
    const seat = view.seats.find(
      (each) => this.owns(each.seat) && each.kind === "human" && each.level,
    );
    if (!seat?.level) return null;
    const at = entries.findLastIndex((entry) => entry.kind === "bot" && entry.seat === seat.seat);
    const before = entries[at - 1];
    const late = before?.kind === "late" && before.seat === seat.seat;
    return { seat: seat.seat, level: seat.level, late };
  }

  takePresence({ present, watchers }: Presence): void {
    const time = Date.now() / 1000;
    this.awaySince = present.map((here, seat) => {
      if (here) return null;
      return this.present[seat] === false ? (this.awaySince[seat] ?? null) : time;
    });
    this.present = present;
    this.watchers = watchers;
  }
}
