/** Actions shown one after the other: each with its motion, none overwritten by the next. */
import { changeBetween, type Change } from "../../table/change";
import type { Order, StateDocument } from "../../lib/document";
import type { EntryView, RoundEnd } from "../../lib/generated";
import { ownChange, beforeRoundSetup } from "../../table/preparation";
import { screen } from "../../lib/screen.svelte";
import { settings, type Pace } from "../../lib/settings.svelte";
import { RoundScene } from "./round-end.svelte";

/** An action as it is shown. */
export interface AnimatedAction {
  id: number;
  entry: EntryView | null;
  order: Order | null;
  before: StateDocument;
  after: StateDocument;
  /** What the action moves; the end of a round that it brings is a scene of its own. */
  change: Change;
  /** Where its pieces arrive: `after`, or the position before a new round is made ready. */
  arrived: StateDocument;
  /** Looked back at: the end of the round is not played again by itself. */
  past: boolean;
}

/** How long an action is on stage, in milliseconds at normal speed. */
const ACTION_MS = 1000;
/** How much longer its pieces may take; where no table is in sight, nobody says that they have arrived. */
const ARRIVAL_TIMEOUT_MS = 2500;
export const RATES: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, once: 0 };
/** More than this are not played: somebody who was away for long reads them instead. */
export const MAX_ANIMATED_ACTIONS = 12;

export class Playback {
  /** What is being shown. */
  now = $state.raw<AnimatedAction | null>(null);
  /** What was shown last: its pieces stay marked. */
  last = $state.raw<AnimatedAction | null>(null);
  /** The end of a round on stage. */
  scene = $state.raw<RoundScene | null>(null);
  private queue = $state.raw<AnimatedAction[]>([]);
  private count = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private moving = false;
  private due = true;

  /** The position that stays until what is on its way can be shown. */
  private held = $state.raw<StateDocument | null>(null);
  /** The first entry that is on its way. */
  private coming = $state.raw(Infinity);

  readonly busy = $derived(
    this.now !== null || this.queue.length > 0 || this.scene !== null || this.held !== null,
  );
  readonly end = $derived(this.scene?.end ?? null);
  /** The first entry of the log that is yet to be shown. */
  readonly ahead = $derived(
    Math.min(this.queue.find((take) => !take.past)?.entry?.sequence ?? Infinity, this.coming),
  );
  /** The position on stage while something is shown. */
  readonly document = $derived(
    this.scene
      ? this.scene.document
      : this.now
        ? this.now.arrived
        : this.queue.length
          ? (this.last?.after ?? null)
          : this.held,
  );

  get rate(): number {
    return screen.still ? 0 : RATES[settings.pace];
  }

  /** Show an action when those before it have been shown. */
  add(
    before: StateDocument,
    after: StateDocument,
    entry: EntryView | null,
    order: Order | null,
    past = false,
  ): void {
    const take = this.take(before, after, entry, order, past);
    this.queue = [...this.queue, take];
    if (entry && entry.sequence >= this.coming) this.coming = entry.sequence + 1;
    if (this.queue.length > MAX_ANIMATED_ACTIONS) this.hurry();
    else if (!this.now && !this.scene) this.next();
  }

  /** Leave a position on the table until what came after it, from an entry on, is in line; or let it go. */
  hold(document: StateDocument | null, from = Infinity): void {
    this.held = document;
    this.coming = from;
  }

  private take(
    before: StateDocument,
    after: StateDocument,
    entry: EntryView | null,
    order: Order | null,
    past: boolean,
  ): AnimatedAction {
    const parted = !!entry?.story?.end && !past;
    const change = parted ? ownChange(before, after) : changeBetween(before, after);
    return {
      id: ++this.count,
      entry,
      order,
      before,
      after,
      change,
      arrived: parted ? beforeRoundSetup(before, after) : after,
      past,
    };
  }

  /** Mark what an action moved without playing it. */
  mark(
    before: StateDocument,
    after: StateDocument,
    entry: EntryView | null,
    order: Order | null,
  ): void {
    if (!this.busy) this.last = this.take(before, after, entry, order, false);
  }

  private next(): void {
    clearTimeout(this.timer);
    const [take, ...rest] = this.queue;
    this.now = take ?? null;
    if (!take) return;
    this.queue = rest;
    this.last = take;
    this.moving = true;
    this.due = false;
    if (this.rate === 0) {
      this.moving = false;
      this.due = true;
      this.done();
    } else this.timer = setTimeout(() => this.beat(), ACTION_MS * this.rate);
  }

  private beat(): void {
    this.due = true;
    if (this.moving) this.timer = setTimeout(() => this.arrived(), ARRIVAL_TIMEOUT_MS * this.rate);
    else this.done();
  }

  /** The pieces of what is shown have arrived. */
  arrived(): void {
    this.moving = false;
    this.done();
  }

  private done(): void {
    const take = this.now;
    if (this.moving || !this.due || !take) return;
    this.now = null;
    if (!take.past && take.entry?.story?.end && settings.pace !== "once") this.begin(take);
    else this.next();
  }

  /** To the end of what waits, or to the next end of a round: that is a scene of its own. */
  hurry(): void {
    const waiting = [...(this.now ? [this.now] : []), ...this.queue];
    const at = waiting.findIndex((take) => !take.past && take.entry?.story?.end);
    const ending = settings.pace === "once" ? undefined : waiting[at];
    if (!ending) return this.skip();
    clearTimeout(this.timer);
    this.queue = waiting.slice(at + 1);
    this.now = null;
    this.last = ending;
    this.begin(ending);
  }

  private begin({ entry, before, after }: AnimatedAction): void {
    const end = entry?.story?.end;
    if (end) this.again(end, before, after);
  }

  /** Away with everything that is on stage or waits; ends of rounds stay in the log. */
  skip(): void {
    clearTimeout(this.timer);
    this.last = this.queue.at(-1) ?? this.last;
    this.queue = [];
    this.now = null;
    this.scene = null;
    this.hold(null);
  }

  /** Show the end of a round again. */
  again(
    end: RoundEnd,
    before: StateDocument | null = null,
    after: StateDocument | null = null,
  ): void {
    this.scene = new RoundScene(end, before, after);
    if (!this.rate) this.scene.show();
  }

  closeEnd(): void {
    this.scene = null;
    if (!this.now) this.next();
  }
}
