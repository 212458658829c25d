/** Actions planned before one's turn, as a tree of conditions. */
import {
  VERBS,
  type OwnPlans,
  type PlannedBranch,
  type PlannedWhen,
  type SeatPlanned,
} from "../../lib/generated";
import { ask, get } from "../../lib/api";

/** Where a branch stands in the tree: the number of each branch on the way to it. */
export type Path = readonly number[];

/** Where the plans of a table are stored. */
export interface PremoveStore {
  get(): Promise<OwnPlans>;
  put(seat: number, sequence: number, branches: readonly PlannedBranch[]): Promise<OwnPlans>;
  delete(): Promise<OwnPlans>;
}

/** The server stores plans and carries them out. */
export function serverPremoves(id: string): PremoveStore {
  const path = `/tables/${id}/plan`;
  return {
    get: () => get(path),
    put: (seat, sequence, branches) => ask("PUT", path, { seat, sequence, branches }),
    delete: () => ask("DELETE", path),
  };
}

interface Dependencies {
  /** Without a store one action is kept here, and the page sends it when the turn comes. */
  store: PremoveStore | null;
  /** The seat to plan for. */
  seat(): number | null;
  sequence(): number | null;
  attempt<T>(work: () => Promise<T>): Promise<T | null>;
}

/** The branches with one more at the end of a path; one with the same conditions makes way. */
export function grown(
  branches: readonly PlannedBranch[],
  path: Path,
  branch: PlannedBranch,
): PlannedBranch[] {
  const [first, ...rest] = path;
  if (first !== undefined)
    return branches.map((each, at) =>
      at === first ? { ...each, again: false, after: grown(each.after, rest, branch) } : each,
    );
  const same = (other: PlannedBranch) => JSON.stringify(other.when) === JSON.stringify(branch.when);
  const kept = branches.filter((each) => !same(each));
  // What always fits stands last, so that conditions are asked first.
  const [bare, bound] = [
    kept.filter((each) => !each.when.length),
    kept.filter((each) => each.when.length),
  ];
  return branch.when.length ? [...bound, branch, ...bare] : [...bound, branch];
}

/** The branches without the one at a path. */
export function without(branches: readonly PlannedBranch[], path: Path): PlannedBranch[] {
  const [first, ...rest] = path;
  if (!rest.length) return branches.filter((_, at) => at !== first);
  return branches.map((each, at) =>
    at === first ? { ...each, after: without(each.after, rest) } : each,
  );
}

export class Premoves {
  private plans = $state.raw<SeatPlanned[]>([]);
  /** The tree is on show. */
  isOpen = $state(false);
  /** Under which condition the next action is kept, and where in the tree. */
  condition = $state.raw<PlannedWhen | null>(null);
  path = $state.raw<Path>([]);
  private noted = $state<string | null>(null);

  constructor(private readonly uses: Dependencies) {}

  /** Whether the page itself sends what is kept. */
  get isLocal(): boolean {
    return this.uses.store === null;
  }

  /** The plan for the seat one plans for, or the first there is. */
  private readonly current = $derived.by((): SeatPlanned | null => {
    const seat = this.uses.seat();
    return this.plans.find((each) => each.seat === seat) ?? this.plans[0] ?? null;
  });
  readonly tree = $derived(this.current?.branches ?? []);
  /** Why the plan is over, if it is. */
  readonly end = $derived(this.current?.end ?? null);
  /** What is kept, in the notation of records. */
  readonly text = $derived(
    this.noted ?? (this.tree.length ? this.tree.map((branch) => branch.then).join(" / ") : null),
  );

  private async use(work: (store: PremoveStore) => Promise<OwnPlans>): Promise<boolean> {
    const { store, attempt } = this.uses;
    const own = store && (await attempt(() => work(store)));
    if (own) this.plans = own.plans;
    return !!own;
  }

  async load(): Promise<void> {
    await this.use((store) => store.get());
  }

  /** After another action: what is open has changed, if anything is planned. */
  async positionChanged(): Promise<void> {
    if (this.isLocal) return;
    if (this.text) await this.load();
    else if (this.end) this.plans = [];
  }

  private async save(branches: readonly PlannedBranch[]): Promise<boolean> {
    const [seat, sequence] = [this.uses.seat(), this.uses.sequence()];
    if (!branches.length) return this.clear();
    if (seat === null || sequence === null) return false;
    return this.use((store) => store.put(seat, sequence, branches));
  }

  /** Keep an action for one's turn, under the condition that was chosen. */
  async keep(then: string): Promise<boolean> {
    if (this.isLocal) {
      this.noted = then;
      return true;
    }
    const when = this.condition ? [this.condition] : [];
    const branch = { then, when, after: [], again: false };
    const isSaved = await this.save(grown(this.tree, this.path, branch));
    if (isSaved) [this.condition, this.path] = [null, []];
    return isSaved;
  }

  /** Keep what is done at the meditation for every turn to come. */
  async meditate(): Promise<boolean> {
    const then = VERBS.find(({ places }) => places.some((at) => at === "meditation"))?.text;
    return !!then && this.save([{ then, when: [], after: [], again: true }]);
  }

  async remove(path: Path): Promise<void> {
    this.path = [];
    await this.save(without(this.tree, path));
  }

  /** What was kept by this page, to be sent now. */
  take(): string | null {
    const text = this.noted;
    this.noted = null;
    return text;
  }

  async clear(): Promise<boolean> {
    if (this.isLocal) return this.take() !== null;
    [this.condition, this.path, this.isOpen] = [null, [], false];
    return this.use((store) => store.delete());
  }
}
