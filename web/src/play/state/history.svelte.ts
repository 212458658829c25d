/** The log of a table, and the way back through its positions. */
import type { EntryView, Log, PastPosition, RoundEnd, View } from "../../lib/generated";
import type { StateDocument } from "../../lib/document";
import type { Playback } from "./playback.svelte";

/** The most entries that the server gives at once. */
const PAGE = 1000;
/** How long a replay waits between actions, in milliseconds: always, and more at normal speed. */
const [PAUSE_MS, PACED_PAUSE_MS] = [250, 500];
/** Entries that only the server needs. */
export const SILENT: readonly EntryView["kind"][] = ["invite", "resume"];

interface Dependencies {
  log(since: number, most: number): Promise<Log>;
  position(sequence: number): Promise<PastPosition>;
  attempt<T>(work: () => Promise<T>): Promise<T | null>;
  playback: Playback;
  view(): View | null;
  ownSeats(): readonly number[];
  /** An earlier position is about to be shown. */
  onleave(): void;
}

const orderOf = (entry: EntryView | null) => entry?.story?.said.order ?? null;

export class History {
  entries = $state.raw<EntryView[]>([]);
  /** An earlier position, while one looks back. */
  past = $state.raw<PastPosition | null>(null);
  /** A position shown while the pointer rests on its line of the log. */
  previewPosition = $state.raw<PastPosition | null>(null);
  /** What the others did since one's own last action, on coming back. */
  missed = $state.raw<EntryView[]>([]);
  /** A replay that runs by itself. */
  isReplaying = $state(false);

  private readonly positions = new Map<number, PastPosition>();
  private lookups = 0;
  private previewNumber: number | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** The log as far as it is being read: until then no position can be found in it. */
  private reading: Promise<void> = Promise.resolve();
  /** The number of actions asked for; its position may still be on its way. */
  private requestedNumber: number | null = null;

  constructor(private readonly uses: Dependencies) {
    uses.playback.onidle = () => this.continueReplay();
  }

  /** The lines of the log for people, chat apart. */
  readonly lines = $derived(
    this.entries.filter((entry) => entry.kind !== "chat" && !SILENT.includes(entry.kind)),
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
  readonly actions = $derived.by((): EntryView[] => {
    const by = new Map(this.entries.map((entry) => [entry.sequence, entry]));
    return this.timeline.slice(1).flatMap((sequence) => by.get(sequence) ?? []);
  });

  /** The number of actions before the position on the table, asked for or shown. */
  get cursor(): number {
    return this.requestedNumber ?? this.latest;
  }

  private get latest(): number {
    return this.uses.view()?.number ?? 0;
  }

  /** Add entries that are not known yet. */
  append(...entries: readonly EntryView[]): void {
    const known = new Set(this.entries.map((entry) => entry.sequence));
    const fresh = entries.filter((entry) => !known.has(entry.sequence));
    if (fresh.length) this.entries = [...this.entries, ...fresh];
  }

  /** Another log: nothing of the one before belongs to it. */
  reset(): void {
    this.entries = [];
    this.positions.clear();
  }

  /** Read the whole log. */
  load(): Promise<void> {
    this.reading = this.read();
    return this.reading;
  }

  private async read(): Promise<void> {
    await this.uses.attempt(async () => {
      const read: EntryView[] = [];
      for (let more = true; more;) {
        const page = await this.uses.log(read.at(-1)?.sequence ?? 0, PAGE);
        read.push(...page.entries);
        more = page.entries.length === PAGE;
      }
      const known = new Set(read.map((entry) => entry.sequence));
      const later = this.entries.filter((entry) => !known.has(entry.sequence));
      this.entries = [...read, ...later].sort((a, b) => a.sequence - b.sequence);
    });
  }

  /** The position after so many actions. */
  private async positionAt(number: number): Promise<PastPosition | null> {
    await this.reading;
    const sequence = this.timeline[number];
    if (sequence === undefined) return null;
    const found = this.positions.get(sequence) ?? (await this.uses.position(sequence));
    this.positions.set(sequence, found);
    return { ...found, number };
  }

  private async documentAt(number: number): Promise<StateDocument | null> {
    return (await this.uses.attempt(() => this.positionAt(number)))?.document ?? null;
  }

  step(by: number): Promise<void> {
    return this.goTo(Math.max(0, Math.min(this.latest, this.cursor + by)));
  }

  /** Show the position after so many actions, or the latest; the next one is reached by its move. */
  async goTo(number: number | null): Promise<void> {
    const { playback, view } = this.uses;
    const lookup = ++this.lookups;
    const here = (this.past ?? view())?.document ?? null;
    const isNow = number === null || number === this.latest;
    const isNext = number !== null && number === this.cursor + 1;
    playback.skip();
    this.previewPosition = null;
    if (isNow) this.past = this.requestedNumber = null;
    else {
      this.requestedNumber = number;
      const past = await this.uses.attempt(() => this.positionAt(number));
      if (lookup !== this.lookups) return;
      if (!past) {
        this.requestedNumber = this.past?.number ?? null;
        return;
      }
      this.past = past;
      this.uses.onleave();
    }
    const entry = number ? (this.actions[number - 1] ?? null) : null;
    const after = (this.past ?? view())?.document ?? null;
    if (isNext && here && after) playback.add(here, after, entry, orderOf(entry), true);
    else if (isNow) void this.markLatest();
    else playback.last = null;
  }

  /** Mark the latest action on the table. */
  async markLatest(): Promise<void> {
    const view = this.uses.view();
    if (!view?.document || !view.number) return;
    const before = await this.documentAt(view.number - 1);
    const last = this.actions.at(-1) ?? null;
    if (before && this.uses.view() === view)
      this.uses.playback.mark(before, view.document, last, orderOf(last));
  }

  /** Gather what the others did since one's own last action. */
  gatherMissed(): void {
    const view = this.uses.view();
    const own = this.uses.ownSeats();
    if (!view?.number) return;
    const isWaiting = own.length > 0 && !view.hot_seat && view.kind === "game";
    const last = isWaiting
      ? this.actions.findLastIndex((entry) => own.includes(entry.seat ?? -1))
      : -1;
    // A table made from a record begins with its actions, all at once: nobody has missed those.
    const begun = this.entries.find((entry) => entry.kind === "start")?.time ?? 0;
    this.missed =
      last < 0 ? [] : this.actions.slice(last + 1).filter((entry) => entry.time > begun);
  }

  /** Show what happened while the connection was broken, action by action. */
  async playMissed(missed: readonly EntryView[]): Promise<void> {
    const { playback } = this.uses;
    const known = new Set(missed.map((entry) => entry.sequence));
    for (const [index, entry] of this.actions.entries()) {
      if (!known.has(entry.sequence)) continue;
      const [before, after] = [await this.documentAt(index), await this.documentAt(index + 1)];
      if (before && after) playback.add(before, after, entry, orderOf(entry));
    }
    playback.hold(null);
  }

  /** Show a position for as long as the pointer rests on its line; null ends it. */
  async peek(number: number | null): Promise<void> {
    const lookup = this.lookups;
    this.previewNumber = number;
    if (number === null || number === this.cursor) {
      this.previewPosition = null;
      return;
    }
    const found = await this.uses.attempt(() => this.positionAt(number));
    if (found && this.previewNumber === number && lookup === this.lookups)
      this.previewPosition = found;
  }

  /** Show again how a round ended with an action. */
  async showEnd(end: RoundEnd, number: number): Promise<void> {
    const [before, after] = [await this.documentAt(number - 1), await this.documentAt(number)];
    this.uses.playback.again(end, before, after);
  }

  async replayFrom(number: number): Promise<void> {
    await this.goTo(number);
    this.isReplaying = true;
    this.continueReplay();
  }

  pause(): void {
    this.isReplaying = false;
  }

  toggleReplay(): void {
    this.isReplaying = !this.isReplaying;
    this.continueReplay();
  }

  /** A replay goes on when its move has been shown. */
  private continueReplay(): void {
    clearTimeout(this.timer);
    if (!this.isReplaying || this.uses.playback.isBusy) return;
    if (!this.past) {
      this.isReplaying = false;
      return;
    }
    const wait = PAUSE_MS + PACED_PAUSE_MS * this.uses.playback.rate;
    this.timer = setTimeout(() => {
      if (this.isReplaying) void this.step(1);
    }, wait);
  }

  close(): void {
    clearTimeout(this.timer);
  }
}
