/** A thought of the server on a position: it grows while somebody looks. */
import { Problem, ask, get } from "../../lib/api";
import type { Thought } from "../../lib/generated";

/** The deepest thought there is. */
export const DEEPEST = 3;

export class Advisor {
  thought = $state.raw<Thought | null>(null);
  depth = $state(0);
  /** Somebody wants to know, whether there is an answer already or not. */
  open = $state(false);
  private asked = 0;

  constructor(private readonly request: (depth: number) => Promise<Thought | null>) {}

  /** Think about the position, and go on asking until the thought is done. */
  async begin(depth: number): Promise<void> {
    const number = ++this.asked;
    this.depth = depth;
    this.open = true;
    const first = await this.request(depth);
    if (number !== this.asked) return this.forget(first);
    if (!first) {
      this.open = false;
      return;
    }
    this.take(first);
    for (let thought = first; !thought.done;) {
      try {
        thought = await get<Thought>(`/thoughts/${thought.thought}?known=${thought.progress}`);
      } catch (fault) {
        if (!(fault instanceof Problem)) throw fault;
        return;
      }
      if (number !== this.asked) return this.forget(thought);
      this.take(thought);
    }
  }

  /** A deeper thought begins with less than the one before knew: that stays until it knows more. */
  private take(thought: Thought): void {
    if (thought.done || thought.nodes >= (this.thought?.nodes ?? 0)) this.thought = thought;
    else if (this.thought)
      this.thought = { ...this.thought, progress: thought.progress, done: thought.done };
  }

  private forget(thought: Thought | null): void {
    if (thought && !thought.done)
      void ask("DELETE", `/thoughts/${thought.thought}`).catch(() => {});
  }

  end(): void {
    this.asked += 1;
    this.open = false;
    this.depth = 0;
    this.thought = null;
  }
}
