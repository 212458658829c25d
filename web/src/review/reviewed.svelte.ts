/** A review as it comes: asked after until every action is judged. */
import type { ReviewView, Verdict } from "../lib/generated";
import { Problem, get, post, type Refusal } from "../lib/api";

const PAUSE = 600;

export class Reviewed {
  view = $state.raw<ReviewView | null>(null);
  verdicts = $state.raw<Verdict[]>([]);
  problem = $state.raw<Refusal | null>(null);
  private closed = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly review: string) {
    void this.follow();
  }

  private async follow(): Promise<void> {
    if (this.closed) return;
    try {
      const known = this.verdicts.length;
      const found = await get<ReviewView>(`/reviews/${this.review}?since=${known}`);
      this.view = known ? { ...found, ledger: this.view?.ledger ?? [] } : found;
      if (known === this.verdicts.length) this.verdicts = [...this.verdicts, ...found.verdicts];
      this.problem = null;
      if (!found.running) return;
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault;
      this.problem = fault.refusal;
      if (fault.refusal.reason !== "offline") return;
    }
    this.timer = setTimeout(() => void this.follow(), PAUSE);
  }

  async stop(): Promise<void> {
    await post(`/reviews/${this.review}/stop`).catch(() => {});
  }

  async goOn(): Promise<void> {
    const record = this.view?.record;
    if (!record) return;
    await post("/reviews", { record }).catch(() => {});
    void this.follow();
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
