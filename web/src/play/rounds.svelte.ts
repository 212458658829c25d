/** In which round each action was played, found out with as few questions as possible. */
import type { Session } from "./session.svelte";

export class Rounds {
  /** Round of the position after a number of actions, where it is known. */
  private known = $state.raw(new Map<number, number>());
  private busy = false;

  constructor(private readonly session: Session) {}

  /** The round in which the action of this number was played. */
  of(number: number): number {
    let best = 0;
    for (const [at, round] of this.known) if (at <= Math.max(0, number - 1) && round > best) best = round;
    return best;
  }

  note(number: number, round: number): void {
    if (this.known.get(number) === round) return;
    this.known = new Map(this.known).set(number, round);
  }

  /** Look between two positions of different rounds until every border is known. */
  async explore(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      for (let guard = 0; guard < 80; guard += 1) {
        const middle = this.gap();
        const sequence = middle === null ? undefined : this.session.timeline[middle];
        if (middle === null || sequence === undefined) return;
        const told = await this.session.positionAt(sequence);
        this.note(middle, told.document?.round ?? 0);
      }
    } catch {
      // The log stays unfolded where nothing is known.
    } finally {
      this.busy = false;
    }
  }

  private gap(): number | null {
    const sorted = [...this.known].sort((a, b) => a[0] - b[0]);
    for (const [index, [at, round]] of sorted.entries()) {
      const next = sorted[index + 1];
      if (next && next[1] !== round && next[0] - at > 1) return Math.floor((at + next[0]) / 2);
    }
    return null;
  }
}
