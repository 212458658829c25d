/** Hints from the server's search, which grow while one looks, and playing tips. */
import { Problem, ask, get } from "../../lib/api";
import type { Thought, TipView } from "../../lib/generated";

/** The deepest search there is. */
export const MAX_DEPTH = 3;

interface Dependencies {
  request(depth: number): Promise<Thought | null>;
  tips(): Promise<readonly TipView[] | null>;
  /** The entry of the log that made the position on the table. */
  position(): number | undefined;
}

export class Advice {
  hint = $state.raw<Thought | null>(null);
  depth = $state(0);
  /** A hint is wanted, whether there is an answer already or not. */
  isOpen = $state(false);
  private requests = 0;
  private loaded = $state.raw<{ position: number; tips: readonly TipView[] } | null>(null);

  constructor(private readonly uses: Dependencies) {}

  /** Tips for the position on the table. */
  readonly tips = $derived.by(() =>
    this.loaded && this.loaded.position === this.uses.position() ? this.loaded.tips : [],
  );

  /** Ask for tips about a position, once. */
  async loadTips(position: number): Promise<void> {
    if (this.loaded?.position === position) return;
    const tips = await this.uses.tips();
    if (tips && this.uses.position() === position) this.loaded = { position, tips };
  }

  /** Search the position, and go on asking until the search is done. */
  async requestHint(depth: number): Promise<void> {
    const number = ++this.requests;
    this.depth = depth;
    this.isOpen = true;
    const first = await this.uses.request(depth);
    if (number !== this.requests) return this.cancel(first);
    if (!first) {
      this.isOpen = false;
      return;
    }
    this.take(first);
    for (let hint = first; !hint.done;) {
      try {
        hint = await get<Thought>(`/thoughts/${hint.thought}?known=${hint.progress}`);
      } catch (fault) {
        if (!(fault instanceof Problem)) throw fault;
        return;
      }
      if (number !== this.requests) return this.cancel(hint);
      this.take(hint);
    }
  }

  /** A deeper search begins with less than the one before knew: that stays until it knows more. */
  private take(hint: Thought): void {
    const { progress, done } = hint;
    if (done || hint.nodes >= (this.hint?.nodes ?? 0)) this.hint = hint;
    else if (this.hint) this.hint = { ...this.hint, progress, done };
  }

  private cancel(hint: Thought | null): void {
    if (hint && !hint.done) void ask("DELETE", `/thoughts/${hint.thought}`).catch(() => {});
  }

  stop(): void {
    this.requests += 1;
    this.isOpen = false;
    this.depth = 0;
    this.hint = null;
  }
}
