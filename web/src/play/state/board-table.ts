/** A board that nobody keeps, as a table: everything is asked of the server with what was played. */
import type {
  Board,
  BoardSpec,
  ClientMessage,
  EntryView,
  Log,
  PastPosition,
  Preview,
  View,
  Why,
} from "../../lib/generated";
import { Problem, offline, post } from "../../lib/api";
import type { Answers, TableSource, TableEvents } from "../../lib/live-table";

export type Start = Pick<BoardSpec, "record" | "puzzle" | "at">;

export class BoardLine implements TableSource {
  /** Called after every action that was played here. */
  onact: (text: string) => void = () => {};
  private listener: TableEvents | null = null;
  private entries: EntryView[] = [];
  private view: View | null = null;

  constructor(
    readonly start: Start,
    public actions: readonly string[] = [],
  ) {}

  listen(listener: TableEvents): this {
    this.listener = listener;
    return this;
  }

  get plan(): BoardSpec {
    return { ...this.start, actions: [...this.actions] };
  }

  /** Lay the board anew, after some actions. */
  async open(actions = this.actions): Promise<void> {
    const board = await post<Board>("/boards", { ...this.start, actions });
    const again = this.entries.length > 0;
    this.actions = actions;
    this.entries = board.entries;
    this.view = board.view;
    this.listener?.state("open");
    this.listener?.welcome({
      type: "welcome",
      sequence: board.view.sequence,
      you: board.view.you ?? { seats: [], owner: true },
      missed: [],
      more: false,
      reset: again,
      view: board.view,
    });
  }

  ask<M extends ClientMessage>(message: M): Promise<Answers[M["type"]]> {
    // A message is answered with what belongs to its type.
    return this.answer(message) as Promise<Answers[M["type"]]>;
  }

  private async answer(message: ClientMessage): Promise<Answers[keyof Answers]> {
    const board = this.plan;
    switch (message.type) {
      case "act":
        return this.act(message.text);
      case "preview":
        return {
          type: "preview",
          client: null,
          ...(await post<Preview>("/boards/preview", { board, text: message.text })),
        };
      case "why":
        return {
          type: "why",
          client: null,
          ...(await post<Why>("/boards/why", {
            board,
            text: message.text,
            verb: message.verb,
            places: message.places,
          })),
        };
      case "tips":
        return { type: "tips", client: null, tips: [] };
      default:
        throw offline();
    }
  }

  private async act(text: string): Promise<Answers["act"]> {
    const actions = [...this.actions, text];
    const board = await post<Board>("/boards", {
      ...this.start,
      actions,
      since: this.entries.length,
    });
    this.actions = actions;
    this.entries = [...this.entries, ...board.entries];
    this.view = board.view;
    for (const entry of board.entries)
      this.listener?.entry({ type: "event", sequence: entry.sequence, entry, view: board.view });
    this.onact(board.entries.at(-1)?.text ?? text);
    return { type: "ack", client: null, sequence: this.entries.length, text, repeated: false };
  }

  async log(since: number): Promise<Log> {
    return {
      entries: this.entries.filter((entry) => entry.sequence > since),
      sequence: this.entries.length,
    };
  }

  async position(sequence: number): Promise<PastPosition> {
    if (!this.view) throw new Problem(404, { rule: null, reason: "no-such-position", details: {} });
    return post<PastPosition>("/boards/position", { board: this.plan, sequence });
  }

  close(): void {
    this.listener = null;
  }
}
