/** A table in this browser: builds the parts that know something and connects them, nothing else. */
import { createContext } from "svelte";
import { Problem, get } from "../../lib/api";
import type { StateDocument } from "../../lib/document";
import type {
  EntryMessage,
  EntryView,
  OptionsAhead,
  OptionsView,
  PositionView,
  Thought,
  View,
  Welcome,
} from "../../lib/generated";
import type { TableSource } from "../../lib/table-source";
import { storyText } from "../../lib/text/narration";
import { texts } from "../../lib/text/texts.svelte";
import type { Arrow } from "../../table/arrows";
import { lookForUpdate } from "../../offline";
import { logSentence, nameOf, type Naming } from "../names";
import { Advice } from "./advice.svelte";
import { Chat } from "./chat.svelte";
import { Connection } from "./connection.svelte";
import { Draft, type SavedDraft } from "./draft.svelte";
import { History, SILENT } from "./history.svelte";
import { MAX_ANIMATED_ACTIONS, Playback, type Tempo } from "./playback.svelte";
import { Premoves, serverPremoves } from "./premoves.svelte";
import { shownPosition } from "./shown";
import { TableState } from "./table.svelte";

/** What a kind of table offers. */
export interface Allows {
  chat: boolean;
  hints: boolean;
  /** Plans that the server stores; else the page keeps one action. */
  storedPremoves: boolean;
  moderation: boolean;
  result: boolean;
  menu: "game" | "lesson" | "board";
}

export interface TableKind {
  allows: Allows;
  naming: Naming;
  tempo(): Tempo;
  /** Nothing is asked for now: the card beside the board says how to go on. */
  isPaused?(): boolean;
  /** While it is paused nothing can be played either. */
  isLocked?(): boolean;
  undo?(): Promise<void>;
  ontouch?(): void;
}

/** A use of the board in place of actions, such as drawing arrows. */
export interface BoardTool {
  touch(place: string): void;
}

/** Sentences that come this soon after another are spoken together with it, in milliseconds. */
const TOGETHER_MS = 400;

export class TableSession {
  readonly connection: Connection;
  readonly state = new TableState();
  readonly playback: Playback;
  readonly history: History;
  readonly chat: Chat;
  readonly draft: Draft;
  readonly premoves: Premoves;
  readonly advice: Advice;
  /** Sentences for the live region. */
  announcements = $state.raw<readonly string[]>([]);
  tool = $state.raw<BoardTool | null>(null);
  /** Arrows that were drawn on the board, in a study. */
  arrows = $state.raw<readonly Arrow[]>([]);
  isSending = $state(false);
  private optionsAhead = $state.raw<OptionsAhead | null>(null);
  /** The position after the last entry that arrived. */
  private lastDocument: StateDocument | null = null;
  private announced = 0;
  private hasLoadedPremoves = false;
  private readonly unsubscribe: () => void;

  constructor(
    private readonly source: TableSource,
    readonly kind: TableKind,
  ) {
    const attempt = <T>(work: () => Promise<T>) => this.attempt(work);
    this.connection = new Connection(
      () => this.state.view !== null,
      () => get(`/tables/${source.id}`),
      () => this.unsubscribe(),
    );
    this.playback = new Playback(() => kind.tempo());
    this.history = new History({
      log: (since, most) => source.log(since, most),
      position: (sequence) => source.position(sequence),
      attempt,
      playback: this.playback,
      view: () => this.state.view,
      ownSeats: () => this.state.you.seats,
      onleave: () => this.draft.clear(),
    });
    this.chat = new Chat(
      this.state,
      () => this.history.entries,
      async (text) => void (await this.attempt(() => source.send({ type: "chat", text }))),
    );
    this.draft = new Draft({
      options: () => this.options,
      document: () => (this.history.past ? null : (this.state.view?.document ?? null)),
      preview: (text) => source.send({ type: "preview", text, ...this.askedSeat() }),
      why: (verb, places) => source.send({ type: "why", verb, places, ...this.askedSeat() }),
      fail: (fault) => this.connection.fail(fault),
    });
    this.premoves = new Premoves({
      store: kind.allows.storedPremoves ? serverPremoves(source.id) : null,
      seat: () => this.seat,
      sequence: () => this.state.view?.sequence ?? null,
      attempt,
    });
    this.advice = new Advice({
      request: (depth) => this.post<Thought>("/advice", { depth }),
      tips: async () => (await this.attempt(() => source.send({ type: "tips" })))?.tips ?? null,
      position: () => this.state.view?.position,
    });
    this.unsubscribe = source.subscribe({
      status: (status) => void this.connection.take(status),
      snapshot: (message) => void this.takeSnapshot(message),
      entry: (message) => this.takeEntry(message),
      presence: (message) => this.state.takePresence(message),
    });
  }

  get id(): string {
    return this.source.id;
  }
  get allows(): Allows {
    return this.kind.allows;
  }
  get isPaused(): boolean {
    return this.kind.isPaused?.() ?? false;
  }

  /** The position on the table: the latest one, or the one looked back at. */
  readonly position = $derived.by((): PositionView | null => this.history.past ?? this.state.view);
  readonly document = $derived(this.position?.document ?? null);
  /** What is drawn, and what the panels speak of. */
  readonly shown = $derived.by(() => shownPosition(this));
  readonly isMyTurn = $derived.by(
    () => this.state.holdsTurn && !this.history.past && !this.kind.isLocked?.(),
  );
  /** The seat one acts or plans for. */
  readonly seat = $derived.by((): number | null => {
    if (this.isMyTurn) return this.state.actingSeat;
    return this.history.past || this.state.holdsTurn ? null : this.state.waitingSeat;
  });
  readonly order = $derived.by(() => this.state.view?.seats[this.seat ?? -1]?.colour ?? null);
  /** What one can choose, now or when one's turn comes; nothing for those who watch. */
  readonly options = $derived.by((): OptionsView | null => {
    const { view } = this.state;
    if (this.isMyTurn) return view?.options ?? null;
    const ahead = this.optionsAhead;
    return ahead?.seat === this.seat && ahead?.position === view?.position ? ahead!.options : null;
  });
  /** Whether there are actions to choose from at all, now or later. */
  readonly hasActions = $derived.by(
    () => this.state.isSeated && this.state.view?.status === "playing" && !this.document?.result,
  );
  readonly replaced = $derived.by(() => this.state.replaced(this.history.entries));
  /** Whether one's latest action can be taken back without asking anybody. */
  readonly canUndo = $derived.by(() => {
    const { view } = this.state;
    const { actions, past } = this.history;
    if (!view || view.rated || !this.hasActions || past || this.draft.isBegun) return false;
    const isAlone =
      view.kind === "analysis" ||
      view.seats.every((seat) => seat.kind !== "human" || this.state.owns(seat.seat));
    if (isAlone) return actions.some((entry) => this.state.owns(entry.seat));
    return this.state.owns(actions.at(-1)?.seat ?? null);
  });

  readonly nameOf = (seat: number | null): string =>
    nameOf(this.state.view, seat, this.kind.naming);
  readonly nameOfOrder = (order: string): string => {
    const seat = this.state.view?.seats.find((each) => each.colour === order);
    return this.nameOf(seat?.seat ?? null);
  };

  /** The seat to name in questions, where it is not the one to act. */
  private askedSeat(): { seat?: number } {
    return this.isMyTurn || this.seat === null ? {} : { seat: this.seat };
  }

  attempt<T>(work: () => Promise<T>): Promise<T | null> {
    return this.connection.attempt(work);
  }

  /** Ask for something about this table; a refusal is shown. */
  post<T>(path: string, body: object = {}): Promise<T | null> {
    return this.attempt(() => this.source.post<T>(path, body));
  }

  private async takeSnapshot(message: Welcome): Promise<void> {
    const { history, playback, state } = this;
    const isFirst = state.view === null;
    if (!isFirst) void lookForUpdate();
    const missed = message.missed.filter((entry) => entry.kind === "action");
    const isShort = missed.length > 0 && missed.length <= MAX_ANIMATED_ACTIONS;
    const isAnimated = !isFirst && isShort && !message.more && !history.past;
    // Until what was missed has been shown, the table stays as one left it.
    if (isAnimated) playback.hold(this.lastDocument, missed[0]?.sequence);
    state.you = message.you;
    this.show(message.view);
    this.lastDocument = message.view.document;
    if (message.reset) history.reset();
    if (isFirst || message.reset || message.more) await history.load();
    // Whoever has acted or spoken since was here, and has seen what was said before.
    if (isFirst)
      this.chat.markRead(
        history.entries.findLast((entry) => state.owns(entry.seat))?.sequence ?? 0,
      );
    else history.append(...message.missed);
    if (isAnimated) {
      this.announce(missed.flatMap((entry) => (entry.story ? storyText(entry.story) : [])));
      await history.playMissed(message.missed);
    } else if (isFirst || missed.length) {
      history.gatherMissed();
      await history.markLatest();
    }
  }

  private takeEntry({ entry, view, document }: EntryMessage): void {
    const { history, playback, state } = this;
    history.append(entry);
    const after = view?.document ?? document ?? null;
    const order = entry.story?.said.order ?? null;
    if (entry.kind === "undo") {
      playback.skip();
      playback.last = null;
    } else if (entry.kind === "action" && after && this.lastDocument && !history.past) {
      if (order && state.owns(entry.seat)) history.missed = [];
      playback.add(this.lastDocument, after, entry, order);
    }
    if (after) this.lastDocument = after;
    if (view) this.show(view);
    this.announceEntry(entry);
  }

  private announceEntry(entry: EntryView): void {
    if (entry.story) this.announce(storyText(entry.story));
    else if (entry.kind === "chat") {
      if (!this.chat.shows(entry)) return;
      this.chat.take(entry);
      const name = this.nameOf(entry.seat);
      this.announce([texts.say("web-chat-said", { name, text: entry.text })]);
    } else if (!SILENT.includes(entry.kind)) this.announce([logSentence(entry, this.nameOf)]);
  }

  /** Speak sentences; those that come at once are spoken together. */
  announce(sentences: readonly string[]): void {
    const now = Date.now();
    const isTogether = now - this.announced < TOGETHER_MS;
    this.announced = now;
    this.announcements = isTogether ? [...this.announcements, ...sentences] : sentences;
  }

  private show(view: View): void {
    const { draft, state } = this;
    const hasChanged = state.view && view.position !== state.view.position;
    const wasMyTurn = this.isMyTurn;
    const saved = draft.snapshot();
    state.view = view;
    if (hasChanged) {
      this.advice.stop();
      draft.clear();
      void this.premoves.positionChanged();
      if (this.isMyTurn && this.premoves.isLocal && this.premoves.text) void this.sendKept();
      // What was begun before one's turn stays if it still can be; one's own move is done.
      else if (!wasMyTurn && saved) void this.resume(saved);
    }
    void this.loadOptions();
    this.loadPremoves();
  }

  /** What was planned in another browser, or before the page was closed, is here again. */
  private loadPremoves(): void {
    const { view, isSeated } = this.state;
    if (this.hasLoadedPremoves || !isSeated || view?.status !== "playing") return;
    this.hasLoadedPremoves = true;
    void this.premoves.load();
  }

  /** While another plays, ask what one could do oneself. */
  async loadOptions(): Promise<void> {
    const { seat, optionsAhead } = this;
    const { view } = this.state;
    if (this.isMyTurn || seat === null || !view) return;
    if (optionsAhead?.position === view.position && optionsAhead.seat === seat) return;
    // Where somebody was quicker, the next position brings its own.
    const ahead = await this.source.send({ type: "options", seat }).catch((fault: unknown) => {
      if (fault instanceof Problem) return null;
      throw fault;
    });
    if (ahead && this.state.view?.position === ahead.position) this.optionsAhead = ahead;
  }

  private async resume(saved: SavedDraft): Promise<void> {
    await this.loadOptions();
    await this.draft.restore(saved);
  }

  private async sendKept(): Promise<void> {
    const text = this.premoves.take();
    if (text) await this.draft.type(text);
    if (text && this.draft.preview) await this.confirm();
  }

  touch(place: string): void {
    this.kind.ontouch?.();
    if (this.tool) this.tool.touch(place);
    else this.draft.touch(place);
  }

  /** One step back: the draft first, then what is kept for one's turn. */
  back(): void {
    if (this.draft.back()) return;
    if (this.premoves.isOpen) this.premoves.isOpen = false;
    else if (this.premoves.text) void this.premoves.clear();
  }

  async undo(): Promise<void> {
    await this.attempt(() => (this.kind.undo ?? (() => this.source.undo()))());
  }

  /** Send the draft; before one's turn, keep it until then. */
  async confirm(): Promise<void> {
    const { draft, state } = this;
    if (this.isSending || !draft.preview) return;
    if (!this.isMyTurn) {
      await draft.pending;
      if (!draft.preview || this.isMyTurn) return;
      if (await this.premoves.keep(draft.preview.text)) draft.clear();
      return;
    }
    this.isSending = true;
    try {
      // The draft may have changed a moment ago: what is sent is the latest one.
      await draft.pending;
      const [text, view] = [draft.preview?.text, state.view];
      if (!text || !view || !this.isMyTurn) return;
      await this.source.send({ type: "act", text, sequence: view.sequence });
      // With another position on the table the next action may have been begun.
      if (state.view?.position === view.position) draft.clear();
    } catch (fault) {
      this.connection.fail(fault);
    } finally {
      this.isSending = false;
    }
  }

  close(): void {
    this.unsubscribe();
    this.history.close();
    this.advice.stop();
  }
}

/** The session of the page, for regions. */
export const [getTable, setTable] = createContext<TableSession>();
