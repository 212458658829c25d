/** One table as this browser sees it: the live view, the log, and what is being planned. */
import { Problem, get, post } from "../net/api";
import { takeUpdate } from "../net/freshness";
import { Line, type LineState, type LiveEvent, type Welcome } from "../net/live";
import { changeBetween, type Change } from "../model/change";
import type { Order, StateDocument } from "../model/document";
import type { Entry, GameEvent, Options, Position, Preview, Refusal, View, You } from "../model/view";
import { candidates, matching, nextPlace, placeOf, pools, settle, type Candidate, type Picks } from "./choices";
import { NOWHERE, adjust, left, originPlace, pickUp, send, voyageText, type Leg, type Voyage } from "./voyage";
import { strength, texts } from "../text/texts.svelte";

export interface Why {
  place: string | null;
  verb: string | null;
  refusal: Refusal;
}

export class Session {
  view = $state.raw<View | null>(null);
  you = $state.raw<You>({ seats: [], owner: false });
  state = $state<LineState>("connecting");
  entries = $state.raw<Entry[]>([]);
  present = $state.raw<boolean[]>([]);
  watchers = $state(0);
  problem = $state.raw<Refusal | null>(null);
  missing = $state(false);

  verb = $state<string | null>(null);
  picks = $state.raw<Picks>({});
  voyage = $state.raw<Voyage>(NOWHERE);
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  why = $state.raw<Why | null>(null);
  looked = $state<string | null>(null);
  sending = $state(false);
  /** Sentences for the live region. */
  news = $state.raw<string[]>([]);
  /** An earlier position, while one looks back. */
  past = $state.raw<(Position & { number: number }) | null>(null);
  /** What happened last, for motion. */
  motion = $state.raw<{ change: Change; before: StateDocument; after: StateDocument; id: number } | null>(null);

  private readonly line: Line;
  private asked = 0;
  private moved = 0;
  private looking = 0;
  private pending: Promise<void> = Promise.resolve();

  constructor(readonly table: string) {
    this.line = new Line(table, {
      state: (state) => {
        this.state = state;
        if (state === "gone") this.missing = true;
        // A handshake that fails does not say why; the table itself does.
        if (state === "lost" && !this.view) void this.attempt(() => get(`/tables/${table}`));
      },
      welcome: (message) => this.welcome(message),
      event: (message) => this.event(message),
      presence: (present, watchers) => {
        this.present = present;
        this.watchers = watchers;
      },
    });
  }

  /** The position on the table: the latest one, or the one looked back at. */
  readonly position = $derived.by((): Position | null => this.past ?? this.view);
  readonly document = $derived(this.position?.document ?? null);
  readonly options = $derived.by((): Options | null => (this.past ? null : (this.view?.options ?? null)));
  readonly all = $derived(candidates(this.options));
  readonly pools = $derived(this.verb === "journey" || this.verb === "tide" ? pools(this.options, this.verb) : []);
  readonly turn = $derived(this.view?.turn ?? null);
  readonly mine = $derived.by(() => {
    const { view, turn } = this;
    if (!view || !turn || this.past) return false;
    const seat = view.seats[turn.seat];
    const held = this.you.seats.includes(turn.seat) || (view.kind === "analysis" && this.you.owner);
    return view.status === "playing" && held && !(seat?.kind === "human" && seat.level);
  });
  readonly settled = $derived(this.verb && !this.voyaging ? settle(this.all, this.verb, this.picks) : null);
  readonly next = $derived(this.verb && !this.voyaging ? nextPlace(this.all, this.verb, this.picks) : null);
  readonly change = $derived.by((): Change | null => {
    const before = this.view?.document;
    return this.preview && before && !this.past ? changeBetween(before, this.preview.document) : null;
  });
  readonly chat = $derived(this.entries.filter((entry) => entry.kind === "chat"));

  get voyaging(): boolean {
    return this.verb === "journey" || this.verb === "tide";
  }

  private async welcome(message: Welcome): Promise<void> {
    const first = this.view === null;
    if (!first) void takeUpdate();
    this.you = message.you;
    this.show(message.view, null);
    if (first || message.reset) await this.readLog(0);
    else this.entries = [...this.entries, ...message.missed.filter((e) => !this.entries.some((o) => o.sequence === e.sequence))];
  }

  async readLog(since: number): Promise<void> {
    try {
      const { entries } = await get<{ entries: Entry[] }>(`/tables/${this.table}/log?since=${since}`);
      const known = new Set(entries.map((entry) => entry.sequence));
      this.entries = [...entries, ...this.entries.filter((entry) => entry.sequence > since && !known.has(entry.sequence))].sort(
        (a, b) => a.sequence - b.sequence,
      );
    } catch (fault) {
      this.fail(fault);
    }
  }

  private event(message: LiveEvent): void {
    if (!this.entries.some((entry) => entry.sequence === message.entry.sequence)) this.entries = [...this.entries, message.entry];
    if (message.view) this.show(message.view, message.events ?? null);
    const { entry } = message;
    const seat = entry.seat === null ? null : this.view?.seats[entry.seat];
    if (entry.kind === "action" && seat)
      this.news = [`${texts.say(`order-${seat.colour}`)}: ${entry.text}`, ...(message.events ?? []).map((e) => texts.event(e))];
    else if (entry.kind === "chat") this.news = [texts.say("web-chat-said", { name: this.nameOf(entry.seat), text: entry.text })];
    else this.news = [this.told(entry)];
  }

  /** A line of the log that is no action, in words. */
  told(entry: Entry): string {
    const [what, number] = entry.text.split(" ");
    if (entry.kind === "ask") return texts.say(`web-asks-${what}`, { name: this.nameOf(entry.seat), number: Number(number ?? 0) });
    const key = `web-log-${entry.kind}`;
    return texts.has(key) ? texts.say(key, { name: this.nameOf(entry.seat), text: entry.text }) : entry.text;
  }

  nameOf(seat: number | null): string {
    const found = seat === null ? null : this.view?.seats[seat];
    if (!found) return texts.say("web-nobody");
    if (found.kind === "virtual") return texts.say("web-virtual");
    if (found.kind === "bot") return texts.say("web-bot", { level: strength(found.level) });
    // At one device everyone has the same name.
    return (this.view?.hot_seat || this.view?.kind === "analysis" ? null : found.name) ?? texts.say(`order-${found.colour}`);
  }

  private show(view: View, events: GameEvent[] | null): void {
    const before = this.view?.document ?? null;
    const moved = this.view && view.position !== this.view.position;
    if (before && view.document && moved && events)
      this.motion = { change: changeBetween(before, view.document), before, after: view.document, id: ++this.moved };
    this.view = view;
    if (moved) this.clear();
  }

  clear(): void {
    this.verb = null;
    this.picks = {};
    this.voyage = NOWHERE;
    this.typed = null;
    this.preview = null;
    this.why = null;
    this.looked = null;
    this.asked += 1;
  }

  /** Take the action first. */
  choose(verb: string): void {
    if (this.verb === verb) return this.clear();
    const option = this.options?.verbs[verb];
    this.clear();
    if (!option) return;
    if (option.refusal) {
      this.why = { place: null, verb, refusal: option.refusal };
      return;
    }
    this.verb = verb;
    void this.refresh();
  }

  pick(name: keyof Candidate, value: unknown): void {
    this.picks = { ...this.picks, [name]: value };
    void this.refresh();
  }

  /** Something on the table was touched. */
  touch(place: string): void {
    this.why = null;
    if (!this.mine) {
      this.looked = this.looked === place ? null : place;
      return;
    }
    if (this.voyaging) return this.touchVoyage(place);
    if (this.verb) {
      const next = this.next;
      const fits = next && matching(this.all, this.verb, this.picks).find((c) => placeOf(c.verb, next, c[next]) === place);
      if (next && fits) return this.pick(next, fits[next]);
      const again = this.startAgain(this.verb, place);
      if (again) return;
      void this.askWhy(this.verb, place);
      return;
    }
    this.looked = this.looked === place ? null : place;
  }

  /** Touching another first place begins the same action there. */
  private startAgain(verb: string, place: string): boolean {
    for (const c of this.all) {
      if (c.verb !== verb) continue;
      for (const name of ["isle", "origin", "tile"] as const) {
        if (!(name in c) || placeOf(verb, name, c[name]) !== place) continue;
        if (this.picks[name] === c[name]) continue;
        this.picks = { [name]: c[name] };
        void this.refresh();
        return true;
      }
    }
    return false;
  }

  /** From a place, one of the things that can be done there. */
  begin(verb: string, place: string): void {
    this.clear();
    this.verb = verb;
    if (this.voyaging) {
      this.touchVoyage(place);
      return;
    }
    const first = this.all.filter((c) => c.verb === verb);
    for (const name of ["isle", "origin", "tile", "target"] as const) {
      const fits = first.find((c) => name in c && (verb !== "promote" || name === "tile") && placeOf(verb, name, c[name]) === place);
      if (fits) {
        this.picks = { [name]: fits[name] };
        break;
      }
    }
    if (verb === "promote" && place.startsWith("isle:")) {
      const here = first.filter((c) => `isle:${c.isle}` === place);
      if (new Set(here.map((c) => c.tile)).size === 1) this.picks = { tile: here[0]?.tile };
    }
    void this.refresh();
  }

  private touchVoyage(place: string): void {
    const { voyage } = this;
    const pool = this.pools.find((p) => originPlace(p.origin) === place);
    const target = place.startsWith("isle:") || place.startsWith("resting:") ? place.slice(place.indexOf(":") + 1) : null;
    const from = this.pools.find((p) => p.origin === voyage.hand?.origin);
    if (voyage.hand && target && from?.targets.includes(target)) {
      this.voyage = send(voyage, target);
      void this.refresh();
    } else if (pool && left(this.pools, voyage, pool.origin)) this.voyage = pickUp(this.pools, voyage, pool.origin);
    else if (this.verb) void this.askWhy(this.verb, place);
  }

  change_leg(leg: Leg, by: number): void {
    this.voyage = adjust(this.pools, this.voyage, leg, by);
    void this.refresh();
  }

  drop(): void {
    this.voyage = { ...this.voyage, hand: null };
  }

  /** The text of what is planned, if it is complete. */
  readonly planned = $derived.by((): string | null => {
    if (this.typed) return this.typed;
    if (this.voyaging && this.verb) return voyageText(this.verb, this.voyage);
    return this.settled?.action.text ?? null;
  });

  /** Look ahead at what is planned. */
  refresh(): Promise<void> {
    this.pending = this.lookAhead();
    return this.pending;
  }

  private async lookAhead(): Promise<void> {
    const text = this.planned;
    const number = ++this.asked;
    if (!text) {
      this.preview = null;
      return;
    }
    try {
      const told = await this.line.say<Preview>("preview", text);
      if (number === this.asked) this.preview = told;
    } catch (fault) {
      if (number !== this.asked) return;
      this.preview = null;
      if (fault instanceof Problem) this.why = { place: null, verb: this.verb, refusal: fault.refusal };
    }
  }

  /** Type an action; the same preview follows. */
  async type(text: string): Promise<void> {
    this.clear();
    this.typed = text;
    await this.refresh();
    if (!this.preview) this.typed = null;
  }

  /** What a bot would play, as a plan to look at. */
  async hint(): Promise<void> {
    const told = await this.post<{ text: string }>("/hint");
    if (told) await this.type(told.text);
  }

  async askWhy(verb: string, place: string): Promise<void> {
    const name = place.split(":")[1] ?? place;
    const far = this.document?.isles.find((isle) => isle.name !== name)?.name ?? name;
    const isle = place.startsWith("isle:") || place.startsWith("resting:") ? name : far;
    const tile = /^\d+$/.test(name) ? name : "0";
    const tries: Record<string, string> = {
      favor: `favor ${isle}`,
      recruit: `recruit ${isle}`,
      build: "build",
      herbs: `herbs ${isle} 1`,
      sail: `sail ${isle}>${far} 1`,
      journey: `journey ${isle}>${this.voyage.hand ? isle : far} 1`,
      tide: `tide ${place.startsWith("resting:") ? "~" : ""}${isle}>${far} 1`,
      promote: `promote ${tile}`,
      sanctify: `sanctify ${tile}`,
      infiltrate: `infiltrate ${tile}`,
      book: `book ${this.picks.origin ?? tile}>${tile}`,
      council: `council ${isle} 1`,
      expel: "expel 1",
      place: `place ${this.all[0]?.piece ?? "shrine"} ${isle}`,
      tire: `tire ${isle}`,
      meditate: "meditate",
    };
    const text = tries[verb];
    if (!text) return;
    try {
      const told = await this.line.say<{ legal: boolean; refusal: Refusal | null }>("why", text);
      if (told.refusal) this.why = { place, verb, refusal: told.refusal };
    } catch (fault) {
      this.fail(fault);
    }
  }

  async confirm(): Promise<void> {
    if (this.sending || !this.preview) return;
    this.sending = true;
    try {
      // The plan may have changed a moment ago: what is sent is the latest one.
      await this.pending;
      const [text, view] = [this.preview?.text, this.view];
      if (!text || !view || !this.mine) return;
      await this.line.say("act", text, view.sequence);
      this.clear();
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.sending = false;
    }
  }

  async say(text: string): Promise<void> {
    await this.attempt(() => this.line.say("chat", text));
  }

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

  async lookBack(number: number | null): Promise<void> {
    const asked = ++this.looking;
    if (number === null || number === this.view?.number) {
      this.past = null;
      return;
    }
    const sequence = this.timeline[number];
    if (sequence === undefined) return;
    await this.attempt(async () => {
      const told = await this.positionAt(sequence);
      if (asked !== this.looking) return;
      this.past = { ...told, number };
      this.clear();
    });
  }

  positionAt(sequence: number): Promise<Position & { number: number }> {
    return get(`/tables/${this.table}/positions/${sequence}`);
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
