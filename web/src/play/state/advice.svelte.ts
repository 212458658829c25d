/** A thought on a position, by the server or by this device: it grows while somebody looks. */
import { Problem, ask } from "../../lib/api";
import { PATIENCE_MS, askDevice, isBusy, thinksHere } from "../../lib/device";
import type { BoardSpec, Thought } from "../../lib/generated";

/** The deepest thought there is. */
export const DEEPEST = 3;

/** An answer, or null if it takes too long. */
function inTime(asked: Promise<Thought>, late: number): Promise<Thought | null> {
  const timer = new Promise<null>((resolve) => setTimeout(resolve, late - Date.now(), null));
  return Promise.race([asked, timer]);
}

export class Advisor {
  thought = $state.raw<Thought | null>(null);
  depth = $state(0);
  /** Somebody wants to know, whether there is an answer already or not. */
  open = $state(false);
  private asked = 0;
  /** Asks where the latest thought is. */
  private ask = ask;

  /**
   * `board` is the position for a search on this device, or null where that would be help that the
   * server has not allowed; it is told whether the server has answered.
   */
  constructor(
    private readonly attempt: (work: () => Promise<Thought>) => Promise<Thought | null>,
    private readonly request: (depth: number) => Promise<Thought>,
    private readonly board: (allowed: boolean) => Promise<BoardSpec | null>,
  ) {}

  /** Think about the position, and go on asking until the thought is done. */
  async begin(depth: number): Promise<void> {
    const number = ++this.asked;
    this.depth = depth;
    this.open = true;
    this.ask = ask;
    const late = Date.now() + PATIENCE_MS;
    const first = await this.attempt(() => this.first(depth, late));
    if (number !== this.asked) return this.forget(first);
    if (!first) {
      this.open = false;
      return;
    }
    this.take(first);
    for (let thought = first; !thought.done;) {
      try {
        thought = await this.next(thought, depth, late);
      } catch (fault) {
        if (!(fault instanceof Problem)) throw fault;
        return;
      }
      if (number !== this.asked) return this.forget(thought);
      this.take(thought);
    }
  }

  private async first(depth: number, late: number): Promise<Thought> {
    const asked = this.request(depth);
    try {
      const found = await inTime(asked, late);
      if (found) return found;
    } catch (fault) {
      if (!isBusy(fault)) throw fault;
    }
    const found = await this.onDevice(depth, false);
    if (!found) return asked;
    // The server may still begin to think: nobody waits for that any more.
    void asked.then(({ thought }) => ask("DELETE", `/thoughts/${thought}`)).catch(() => {});
    return found;
  }

  private async next(thought: Thought, depth: number, late: number): Promise<Thought> {
    const asked = this.ask<Thought>(
      "GET",
      `/thoughts/${thought.thought}?known=${thought.progress}`,
    );
    if (thought.options.length || this.ask !== ask) return asked;
    const found = (await inTime(asked, late)) ?? (await this.onDevice(depth, true));
    if (!found) return asked;
    if (found.thought !== thought.thought) void ask("DELETE", `/thoughts/${thought.thought}`);
    return found;
  }

  /** Think here, if that is wanted and allowed. */
  private async onDevice(depth: number, allowed: boolean): Promise<Thought | null> {
    const board = thinksHere() ? await this.board(allowed) : null;
    if (!board) return null;
    const found = await askDevice<Thought>("POST", "/boards/advice", { board, depth });
    this.ask = askDevice;
    return found;
  }

  /** A deeper thought begins with less than the one before knew: that stays until it knows more. */
  private take(thought: Thought): void {
    if (thought.done || thought.nodes >= (this.thought?.nodes ?? 0)) this.thought = thought;
    else if (this.thought)
      this.thought = { ...this.thought, progress: thought.progress, done: thought.done };
  }

  private forget(thought: Thought | null): void {
    if (thought && !thought.done)
      void this.ask("DELETE", `/thoughts/${thought.thought}`).catch(() => {});
  }

  end(): void {
    this.asked += 1;
    this.open = false;
    this.depth = 0;
    this.thought = null;
  }
}
