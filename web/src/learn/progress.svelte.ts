/** How far this browser has come in the guided game. */

interface Place {
  chapter: string;
  step: number;
  /** Whether what the step asks for has been done. */
  done: boolean;
  played: string[];
}

interface Kept {
  done: string[];
  place: Place | null;
}

const KEY = "luna-lessons";
const NOTHING: Kept = { done: [], place: null };

function recall(): Kept {
  try {
    return { ...NOTHING, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return NOTHING;
  }
}

class Progress {
  private kept = $state.raw(recall());

  /** The chapters played to their end. */
  get done(): readonly string[] {
    return this.kept.done;
  }

  /** Where one left off. */
  get place(): Place | null {
    return this.kept.place;
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(KEY, JSON.stringify(kept));
    } catch {
      // A browser that keeps nothing still plays.
    }
  }

  leave(place: Place): void {
    this.keep({ ...this.kept, place });
  }

  finish(chapter: string): void {
    const done = this.done.includes(chapter) ? this.kept.done : [...this.done, chapter];
    this.keep({ done, place: null });
  }
}

export const progress = new Progress();
