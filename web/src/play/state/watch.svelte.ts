/** One table as this browser sees it: the live view, the log, and the way back through it. */
import { Problem, get, post, type Refusal } from "../../lib/api";
import { lookForUpdate } from "../../offline";
import {
  LiveTable,
  type TableSource,
  type ConnectionStatus,
  type TableEvents,
} from "../../lib/live-table";
import type { Order, StateDocument } from "../../lib/document";
import type {
  EntryMessage,
  EntryView,
  OptionsView,
  PastPosition,
  PositionView,
  RoundEnd,
  View,
  Welcome,
  You,
} from "../../lib/generated";
import { storyText } from "../../lib/text/narration";
import { texts } from "../../lib/text/texts.svelte";
import { Chronicle, SILENT } from "./chronicle.svelte";
import { MAX_ANIMATED_ACTIONS, Playback } from "./playback.svelte";

/** The most entries that the server gives at once. */
const PAGE = 1000;

export interface Replaced {
  seat: number;
  level: string;
  late: boolean;
}

export abstract class Watch extends Chronicle {
  you = $state.raw<You>({ seats: [], owner: false });
  state = $state<ConnectionStatus>("connecting");
  present = $state.raw<boolean[]>([]);
  /** Since when each seat is seen to be away. */
  awaySince = $state.raw<(number | null)[]>([]);
  watchers = $state(0);
  problem = $state.raw<Refusal | null>(null);
  missing = $state(false);
  /** Sentences for the live region. */
  news = $state.raw<string[]>([]);
  /** An earlier position, while one looks back. */
  past = $state.raw<PastPosition | null>(null);
  /** A position shown while the pointer rests on its line of the log. */
  peeked = $state.raw<PastPosition | null>(null);
  /** A line of chat from somebody else that has just come. */
  said = $state.raw<EntryView | null>(null);
  /** The last entry of the log that one has seen, as far as chat goes. */
  private seen = $state(0);
  /** How many lines of chat from others one has not seen. */
  readonly unread = $derived.by(
    () => this.chat.filter((entry) => entry.sequence > this.seen && !this.isOwn(entry)).length,
  );
  /** What the others did since one's own last action, on coming back. */
  since = $state.raw<EntryView[]>([]);
  /** What happens on stage. */
  readonly playback = new Playback();

  /** A chapter of the guided game: nothing of it is kept, and nobody else is there. */
  readonly guided: boolean = false;

  /** Whether any place may be touched now, legal or not. */
  get anywhere(): boolean {
    return false;
  }
  /** A board of one's own, for reviews, puzzles and studies: likewise, and no chapter. */
  readonly free: boolean = false;

  /** Nothing is to be done for now: the card beside the table says how to go on. */
  get paused(): boolean {
    return false;
  }

  protected readonly line: TableSource;
  /** What the line said of itself last. */
  private latest: ConnectionStatus = "connecting";
  /** The position after the last entry that was heard of. */
  private heard: StateDocument | null = null;
  private readonly positions = new Map<number, PastPosition>();
  private looking = 0;
  /** The log as far as it is being read: until then no position can be found in it. */
  private reading: Promise<void> = Promise.resolve();
  /** The number of actions one asked to look back at; its position may still be on its way. */
  private sought: number | null = null;

  constructor(
    table: string,
    connect = (listener: TableEvents): TableSource => new LiveTable(table, listener),
  ) {
    super(table);
    this.line = connect({
      state: (state) => void this.lineBecomes(state),
      welcome: (message) => this.welcome(message),
      entry: (message) => this.entry(message),
      presence: ({ present, watchers }) => {
        const time = Date.now() / 1000;
        this.awaySince = present.map((here, seat) =>
          here ? null : this.present[seat] === false ? (this.awaySince[seat] ?? null) : time,
        );
        this.present = present;
        this.watchers = watchers;
      },
    });
  }

  /** Take on the state of the line. One that never opened is lost only if there is a table at its end. */
  private async lineBecomes(state: ConnectionStatus): Promise<void> {
    this.latest = state;
    if (state === "lost" && !this.view && !(await this.exists())) return;
    if (this.latest === state) this.state = state;
  }

  /** Whether there is such a table, as far as one can tell: a handshake that fails does not say why. */
  private async exists(): Promise<boolean> {
    try {
      await get(`/tables/${this.table}`);
    } catch (fault) {
      if (!(fault instanceof Problem) || fault.refusal.reason !== "offline") this.fail(fault);
    }
    return !this.missing;
  }

  /** Forget what was planned. */
  protected abstract clear(): void;

  /** Another position lies on the table; `mine`: it was one's own turn before. */
  protected abstract positionChanged(mine: boolean): void;

  /** The position on the table: the latest one, or the one looked back at. */
  readonly position = $derived.by((): PositionView | null => this.past ?? this.view);
  readonly document = $derived(this.position?.document ?? null);
  readonly options = $derived.by((): OptionsView | null =>
    this.past ? null : (this.view?.options ?? null),
  );
  readonly turn = $derived(this.view?.turn ?? null);
  readonly mine = $derived.by(() => {
    const { view, turn } = this;
    if (!view || !turn || this.past || (this.free && this.paused)) return false;
    const seat = view.seats[turn.seat];
    const held = this.you.seats.includes(turn.seat) || (view.kind === "analysis" && this.you.owner);
    return view.status === "playing" && held && !(seat?.kind === "human" && seat.level);
  });
  /** One's own seat while a bot plays for it, and whether that is because one's time ran out. */
  readonly replaced = $derived.by((): Replaced | null => {
    const { view } = this;
    const seat =
      view?.status === "playing"
        ? view.seats.find(
            (each) => this.you.seats.includes(each.seat) && each.kind === "human" && each.level,
          )
        : null;
    if (!seat?.level) return null;
    const since = this.entries.findLastIndex(
      (entry) => entry.kind === "bot" && entry.seat === seat.seat,
    );
    const before = this.entries[since - 1];
    return {
      seat: seat.seat,
      level: seat.level,
      late: before?.kind === "late" && before.seat === seat.seat,
    };
  });
  private async welcome(message: Welcome): Promise<void> {
    const first = this.view === null;
    if (!first) void lookForUpdate();
    const missed = message.missed.filter((entry) => entry.kind === "action").length;
    const played =
      !first && missed > 0 && missed <= MAX_ANIMATED_ACTIONS && !message.more && !this.past;
    // Until what was missed has been shown, the table stays as one left it.
    if (played)
      this.playback.hold(
        this.heard,
        message.missed.find((entry) => entry.kind === "action")?.sequence,
      );
    this.you = message.you;
    this.show(message.view);
    this.heard = message.view.document;
    if (message.reset) this.entries = []; // another log: nothing of the one before belongs to it
    if (first || message.reset || message.more) await (this.reading = this.readLog(0));
    // Whoever has acted or spoken since was here, and has seen what was said before.
    if (first)
      this.seen = Math.max(
        this.seen,
        this.entries.findLast((entry) => this.isOwn(entry))?.sequence ?? 0,
      );
    else
      this.entries = [
        ...this.entries,
        ...message.missed.filter((e) => !this.entries.some((o) => o.sequence === e.sequence)),
      ];
    if (played) await this.playMissed(message.missed);
    else if (first || missed) await this.comeBack();
  }

  /** Show what happened while the line was broken, action by action. */
  private async playMissed(missed: readonly EntryView[]): Promise<void> {
    const known = new Set(missed.map((entry) => entry.sequence));
    for (const [index, entry] of this.played.entries()) {
      if (!known.has(entry.sequence)) continue;
      const [before, after] = [
        await this.attempt(() => this.positionAt(index)),
        await this.attempt(() => this.positionAt(index + 1)),
      ];
      if (before?.document && after?.document)
        this.playback.add(before.document, after.document, entry, entry.story?.said.order ?? null);
    }
    this.playback.hold(null);
  }

  /** Mark the latest action, and gather what the others did since one's own last one. */
  private async comeBack(): Promise<void> {
    const { view, you } = this;
    if (!view?.document || !view.number) return;
    const actions = this.played;
    const own =
      you.seats.length && !view.hot_seat && view.kind === "game"
        ? actions.findLastIndex((entry) => you.seats.includes(entry.seat ?? -1))
        : -1;
    // A table laid from a record begins with its actions, all at once: nobody has missed those.
    const begun = this.entries.find((entry) => entry.kind === "start")?.time ?? 0;
    this.since = own < 0 ? [] : actions.slice(own + 1).filter((entry) => entry.time > begun);
    const before = await this.attempt(() => this.positionAt(view.number - 1));
    const last = actions.at(-1) ?? null;
    if (before?.document && this.view === view)
      this.playback.mark(before.document, view.document, last, last?.story?.said.order ?? null);
  }

  async readLog(since: number): Promise<void> {
    try {
      const entries: EntryView[] = [];
      for (let more = true; more;) {
        const from = entries.at(-1)?.sequence ?? since;
        const page = await this.line.log(from, PAGE);
        entries.push(...page.entries);
        more = page.entries.length === PAGE;
      }
      const known = new Set(entries.map((entry) => entry.sequence));
      this.entries = [
        ...entries,
        ...this.entries.filter((entry) => entry.sequence > since && !known.has(entry.sequence)),
      ].sort((a, b) => a.sequence - b.sequence);
    } catch (fault) {
      this.fail(fault);
    }
  }

  private entry(message: EntryMessage): void {
    if (!this.entries.some((entry) => entry.sequence === message.entry.sequence))
      this.entries = [...this.entries, message.entry];
    this.stage(message);
    if (message.view) this.show(message.view);
    const { entry } = message;
    if (entry.story) this.news = storyText(entry.story);
    else if (entry.kind === "chat" && !this.hears(entry)) return;
    else if (entry.kind === "chat") {
      if (!this.isOwn(entry)) this.said = entry;
      this.news = [texts.say("web-chat-said", { name: this.nameOf(entry.seat), text: entry.text })];
    } else if (!SILENT.includes(entry.kind)) this.news = [this.sentence(entry)];
  }

  private isOwn({ seat }: EntryView): boolean {
    return seat !== null && this.you.seats.includes(seat);
  }

  /** The chat is in sight. */
  readChat(): void {
    this.seen = this.entries.at(-1)?.sequence ?? 0;
    this.said = null;
  }

  /** Put an action in line to be shown; what is taken back is not shown any more. */
  private stage({ entry, view, document }: EntryMessage): void {
    const after = view?.document ?? document ?? null;
    const order = entry.story?.said.order ?? null;
    if (entry.kind === "undo") {
      this.playback.skip();
      this.playback.last = null;
    } else if (entry.kind === "action" && after && this.heard && !this.past) {
      if (order && this.you.seats.includes(entry.seat ?? -1)) this.since = [];
      this.playback.add(this.heard, after, entry, order);
    }
    if (after) this.heard = after;
  }

  private show(view: View): void {
    const moved = this.view && view.position !== this.view.position;
    const mine = this.mine;
    this.view = view;
    if (moved) this.positionChanged(mine);
  }

  async say(text: string): Promise<void> {
    await this.attempt(() => this.line.ask({ type: "chat", text }));
  }

  /** The number of actions before the position on the table, asked for or shown. */
  get at(): number {
    return this.sought ?? this.view?.number ?? 0;
  }

  /** So many actions on, or back, from where one looks. */
  step(by: number): Promise<void> {
    return this.lookBack(Math.max(0, Math.min(this.view?.number ?? 0, this.at + by)));
  }

  /** The position after so many actions. */
  private async positionAt(number: number): Promise<PastPosition | null> {
    await this.reading;
    const sequence = this.timeline[number];
    if (sequence === undefined) return null;
    const known = this.positions.get(sequence);
    if (known) return { ...known, number };
    const found = await this.line.position(sequence);
    this.positions.set(sequence, found);
    return { ...found, number };
  }

  /** Look at the position after so many actions; the next one is reached by its move. */
  async lookBack(number: number | null): Promise<void> {
    const asked = ++this.looking;
    const [from, here] = [this.at, this.document];
    const now = number === null || number === this.view?.number;
    const animated = number !== null && number === from + 1;
    this.playback.skip();
    this.peeked = null;
    if (now) this.past = this.sought = null;
    else {
      this.sought = number;
      const past = await this.attempt(() => this.positionAt(number));
      if (asked !== this.looking) return;
      if (!past) {
        this.sought = this.past?.number ?? null;
        return;
      }
      this.past = past;
      this.clear();
    }
    const entry = number ? (this.played[number - 1] ?? null) : null;
    const after = this.document;
    if (animated && here && after)
      this.playback.add(here, after, entry, entry?.story?.said.order ?? null, true);
    else if (now) void this.comeBackTo();
    else this.playback.last = null;
  }

  /** Show again how a round ended with an action. */
  async showEnd(end: RoundEnd, number: number): Promise<void> {
    const [before, after] = [
      await this.attempt(() => this.positionAt(number - 1)),
      await this.attempt(() => this.positionAt(number)),
    ];
    this.playback.again(end, before?.document ?? null, after?.document ?? null);
  }

  /** Mark the latest action again after looking back. */
  private async comeBackTo(): Promise<void> {
    const since = this.since;
    await this.comeBack();
    this.since = since;
  }

  /** Show a position for as long as the pointer rests on its line. */
  async peek(number: number | null): Promise<void> {
    const asked = this.looking;
    this.peeking = number;
    if (number === null || number === this.at) {
      this.peeked = null;
      return;
    }
    const found = await this.attempt(() => this.positionAt(number));
    if (found && this.peeking === number && asked === this.looking) this.peeked = found;
  }
  private peeking: number | null = null;

  /** A replay that runs by itself. */
  playing = $state(false);

  async replayFrom(number: number): Promise<void> {
    await this.lookBack(number);
    this.playing = true;
  }

  /** Do something over HTTP; what goes wrong is shown. */
  async attempt<T>(work: () => Promise<T>): Promise<T | null> {
    try {
      return await work();
    } catch (fault) {
      this.fail(fault);
      return null;
    }
  }

  post<T>(path: string, body: unknown = {}): Promise<T | null> {
    return this.attempt(() => post<T>(`/tables/${this.table}${path}`, body));
  }

  fail(fault: unknown): void {
    if (!(fault instanceof Problem)) throw fault;
    if (fault.status === 404 && !this.view) {
      this.missing = true;
      this.line.close();
      return;
    }
    if (fault.refusal.reason === "offline" && this.state === "lost") return;
    this.problem = fault.refusal;
  }

  me(): Order | null {
    const view = this.view;
    if (!view) return null;
    if (this.turn && this.you.seats.includes(this.turn.seat)) return this.turn.colour;
    return view.seats[this.you.seats[0] ?? -1]?.colour ?? null;
  }

  close(): void {
    this.line.close();
  }
}
