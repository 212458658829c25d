/** A table that nobody stores, for lessons and boards: every request carries what was played. */
import { Problem, offline, post } from "../../lib/api";
import type { ClientMessage, EntryView, Log, PastPosition, View } from "../../lib/generated";
import type { Replies, Reply, TableEvents, TableSource } from "../../lib/table-source";

/** The table after some actions. */
export interface Snapshot {
  actions: readonly string[];
  /** The entries of the log, from the first that was asked for. */
  entries: readonly EntryView[];
  /** The view after each of those entries, or the latest one alone. */
  views: readonly View[];
}

export interface StatelessKind {
  id: string;
  /** Where requests about the table go. */
  path: string;
  /** The part of a request that says which position is meant. */
  body(actions: readonly string[]): object;
  open(actions: readonly string[]): Promise<Snapshot>;
  /** Play an action; `known` entries of the log are here already. */
  act(actions: readonly string[], text: string, known: number): Promise<Snapshot>;
}

export class StatelessTable implements TableSource {
  private events: TableEvents | null = null;
  private entries: readonly EntryView[] = [];
  private views: readonly View[] = [];

  constructor(
    private readonly kind: StatelessKind,
    public actions: readonly string[] = [],
    /** Called after the table has changed, with what was played, if anything was. */
    private readonly onchange: (text: string | null) => void = () => {},
  ) {}

  get id(): string {
    return this.kind.id;
  }

  subscribe(events: TableEvents): () => void {
    this.events = events;
    return () => (this.events = null);
  }

  /** Show the table after some actions. */
  async open(actions = this.actions): Promise<void> {
    const found = await this.kind.open(actions);
    const isReset = this.entries.length > 0;
    const view = found.views.at(-1);
    ({ actions: this.actions, entries: this.entries, views: this.views } = found);
    if (!view) return;
    const you = view.you ?? { seats: [0], owner: true };
    this.events?.status("open");
    const { sequence } = view;
    const rest = { missed: [], more: false, reset: isReset };
    this.events?.snapshot({ type: "welcome", sequence, you, view, ...rest });
    this.onchange(null);
  }

  send<M extends ClientMessage>(message: M): Promise<Replies[M["type"]]> {
    // The reply belongs to the type of the message.
    return this.reply(message) as Promise<Replies[M["type"]]>;
  }

  private async reply(message: ClientMessage): Promise<Reply> {
    switch (message.type) {
      case "act":
        return this.act(message.text);
      case "preview":
        return this.ask(message, { text: message.text });
      case "why":
        return this.ask(message, {
          text: message.text,
          verb: message.verb,
          places: message.places,
        });
      case "tips":
        return { type: "tips", client: null, tips: [] };
      default:
        throw offline();
    }
  }

  private async ask(message: { type: "preview" | "why" }, body: object): Promise<Reply> {
    const found = await this.post<object>(`/${message.type}`, body);
    return { type: message.type, client: null, ...found } as Reply;
  }

  private async act(text: string): Promise<Replies["act"]> {
    const known = this.entries.length;
    const found = await this.kind.act(this.actions, text, known);
    this.actions = found.actions;
    this.entries = [...this.entries, ...found.entries];
    this.views = this.views.length === known ? [...this.views, ...found.views] : found.views;
    for (const [at, entry] of found.entries.entries()) {
      const view = found.views[at] ?? found.views.at(-1);
      this.events?.entry({ type: "event", sequence: entry.sequence, entry, view });
    }
    this.onchange(found.entries.at(-1)?.text ?? text);
    return { type: "ack", client: null, sequence: this.entries.length, text, repeated: false };
  }

  async log(since: number): Promise<Log> {
    const entries = this.entries.filter((entry) => entry.sequence > since);
    return { entries, sequence: this.entries.length };
  }

  async position(sequence: number): Promise<PastPosition> {
    const [entry, view] = [this.entries[sequence - 1], this.views[sequence - 1]];
    if (!entry) throw new Problem(404, { rule: null, reason: "no-such-position", details: {} });
    if (this.views.length < this.entries.length || !view)
      return this.post<PastPosition>("/position", { sequence });
    const { document, options, forecast, zones, number } = view;
    const events = entry.story?.events ?? [];
    return { sequence, number, entry, events, document, options, forecast, zones };
  }

  post<T>(path: string, body: object = {}): Promise<T> {
    return post<T>(`${this.kind.path}${path}`, { ...this.kind.body(this.actions), ...body });
  }

  /** Without the latest action. */
  async undo(): Promise<void> {
    if (this.actions.length) await this.open(this.actions.slice(0, -1));
  }
}
