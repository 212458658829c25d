/** A table of one's own, to look at positions and try actions for every seat; nothing is kept. */
import type { BoardSpec, Thought } from "../../lib/generated";
import { post } from "../../lib/api";
import { Session } from "./session.svelte";
import { t } from "../../lib/text/texts.svelte";
import { BoardLine, type Start } from "./board-table";

export class AnalysisBoard extends Session {
  override readonly guided = true;
  override readonly free = true;
  readonly channel: BoardLine;
  /** What was asked for has been answered: nothing more is played until one goes back. */
  answered = $state(false);

  constructor(start: Start, actions: readonly string[] = []) {
    const channel = new BoardLine(start, actions);
    super("board", (listener) => channel.listen(listener));
    this.channel = channel;
    void this.attempt(() => channel.open());
  }

  override get paused(): boolean {
    return this.answered;
  }

  /** Orders go by their colors: nobody sits here. */
  override nameOf(seat: number | null): string {
    return t(`order-${this.view?.seats[seat ?? -1]?.colour ?? "yellow"}`);
  }

  override post<T>(path: string, body: unknown = {}): Promise<T | null> {
    return this.attempt(() =>
      post<T>(`/boards${path}`, { board: this.channel.plan, ...(body as object) }),
    );
  }

  protected override requestAdvice(depth: number): Promise<Thought> {
    return post<Thought>("/boards/advice", { board: this.channel.plan, depth });
  }

  protected override async boardHere(): Promise<BoardSpec> {
    return this.channel.plan;
  }

  /** To the position after some actions. */
  async go(actions: readonly string[]): Promise<void> {
    this.clear();
    this.advisor.end();
    this.answered = false;
    await this.attempt(() => this.channel.open(actions));
  }

  override async undo(): Promise<void> {
    if (this.channel.actions.length) await this.go(this.channel.actions.slice(0, -1));
  }
}
