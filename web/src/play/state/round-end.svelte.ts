/** The end of a round on stage: each source of influence, then everything that walks on. */
import { NO_CHANGE, type Change } from "../../table/change";
import { FIGURES, type Order, type StateDocument } from "../../lib/document";
import type { RoundEnd, ScoreStep } from "../../lib/generated";
import {
  beforeRoundSetup,
  setupSteps,
  withInfluence,
  type SetupStep,
} from "../../table/preparation";

/** A position with what is on its way to it. */
export interface Transition {
  change: Change;
  after: StateDocument;
}

export class RoundScene {
  /** How many steps have been shown: those of the scoring, then the walks, then the sums. */
  step = $state(1);
  readonly walks: SetupStep[];
  readonly all: number;
  private readonly first: StateDocument | null;

  /** Without the positions around it, the scene is its card alone. */
  constructor(
    readonly end: RoundEnd,
    before: StateDocument | null,
    private readonly after: StateDocument | null,
  ) {
    const walking = before && after && !end.over;
    const order = [...new Set([...end.figures.map((walk) => walk.figure), ...FIGURES])];
    this.walks = walking ? setupSteps(before, after, order) : [];
    this.first = before && after ? beforeRoundSetup(before, after) : null;
    this.all = end.steps.length + this.walks.length + 1;
  }

  readonly over = $derived.by(() => this.step >= this.all);
  /** The walk on stage. */
  readonly walk = $derived.by((): SetupStep | null =>
    this.over ? null : (this.walks[this.step - this.end.steps.length - 1] ?? null),
  );
  /** The source of influence on stage. */
  private readonly source = $derived.by((): ScoreStep | null =>
    this.over ? null : (this.end.steps[this.step - 1] ?? null),
  );

  /** The position on the table at this moment. */
  readonly document = $derived.by((): StateDocument | null => {
    if (this.over) return this.after;
    const doc = this.walk?.after ?? this.first;
    return doc && withInfluence(doc, this.influence);
  });
  readonly moving = $derived.by((): Transition | null => {
    const { walk, source, document } = this;
    if (!document) return null;
    if (walk) return { change: walk.change, after: document };
    const influence =
      source?.shares
        .filter((share) => share.points)
        .map(({ order, points }) => ({ order, points })) ?? [];
    return influence.length ? { change: { ...NO_CHANGE, influence }, after: document } : null;
  });

  private get influence(): Partial<Record<Order, number>> {
    const sums = { ...this.end.before };
    for (const { shares } of this.end.steps.slice(0, this.step))
      for (const { order, points } of shares) sums[order] = (sums[order] ?? 0) + points;
    return sums;
  }

  on(): void {
    this.step = Math.min(this.all, this.step + 1);
  }

  again(): void {
    this.step = 1;
  }

  /** Everything at once, for those who prefer no motion. */
  show(): void {
    this.step = this.all;
  }
}
