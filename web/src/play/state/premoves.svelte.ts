/** What one has planned for turns to come: kept by the server, which carries it out. */
import {
  VERBS,
  type OwnPlans,
  type PlannedBranch,
  type PlannedWhen,
  type SeatPlanned,
} from "../../lib/generated";
import { ask, get } from "../../lib/api";
import { host } from "../../lib/host.svelte";

/** Where a branch stands in the tree: the number of each branch on the way to it. */
export type Path = readonly number[];

/** Who knows the table that plans are made for. */
export interface Planner {
  readonly table: string;
  readonly guided: boolean;
  readonly seat: number | null;
  readonly view: { sequence: number } | null;
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

export class Plans {
  private found = $state.raw<SeatPlanned[]>([]);
  /** The tree is on show. */
  open = $state(false);
  /** Under which condition what is confirmed next is to be played, and where in the tree. */
  when = $state.raw<PlannedWhen | null>(null);
  path = $state.raw<Path>([]);

  constructor(private readonly at: Planner) {}

  /** The plan for the seat one plans for, or the first there is. */
  readonly current = $derived.by(
    (): SeatPlanned | null =>
      this.found.find((each) => each.seat === this.at.seat) ?? this.found[0] ?? null,
  );
  readonly branches = $derived(this.current?.branches ?? []);
  /** On this device no server carries anything out: one action is kept, and sent by the page. */
  private noted = $state<string | null>(null);
  get local(): boolean {
    return this.at.guided || host.isStoredHere(this.at.table);
  }
  readonly kept = $derived(
    this.noted ??
      (this.branches.length ? this.branches.map((branch) => branch.then).join(" / ") : null),
  );
  readonly end = $derived(this.current?.end ?? null);

  private async put(method: "GET" | "PUT" | "DELETE", body?: unknown): Promise<boolean> {
    const path = `/tables/${this.at.table}/plan`;
    const own = await this.at.attempt(() =>
      method === "GET" ? get<OwnPlans>(path) : ask<OwnPlans>(method, path, body),
    );
    if (own) this.found = own.plans;
    return own !== null;
  }

  async load(): Promise<void> {
    if (!this.local) await this.put("GET");
  }

  /** After another action of somebody: what is open has changed, if anything is planned. */
  async moved(): Promise<void> {
    if (this.local) return;
    if (this.kept) await this.load();
    else if (this.end) this.found = [];
  }

  private async send(branches: PlannedBranch[]): Promise<boolean> {
    const { seat, view } = this.at;
    if (!branches.length) return this.drop();
    if (seat === null || !view) return false;
    return this.put("PUT", { seat, sequence: view.sequence, branches });
  }

  /** Keep an action for one's turn, under the condition that was chosen. */
  async keep(then: string): Promise<boolean> {
    if (this.local) {
      this.noted = then;
      return true;
    }
    const branch = { then, when: this.when ? [this.when] : [], after: [], again: false };
    const done = await this.send(grown(this.branches, this.path, branch));
    if (done) [this.when, this.path] = [null, []];
    return done;
  }

  /** Keep what is done at the meditation for every turn to come. */
  async meditate(): Promise<boolean> {
    const then = VERBS.find(({ places }) => places.some((at) => at === "meditation"))?.text;
    return !!then && this.send([{ then, when: [], after: [], again: true }]);
  }

  async remove(path: Path): Promise<void> {
    this.path = [];
    await this.send(without(this.branches, path));
  }

  /** What was kept on this device, to be sent now. */
  take(): string | null {
    const text = this.noted;
    this.noted = null;
    return text;
  }

  async drop(): Promise<boolean> {
    if (this.local) return this.take() !== null;
    [this.when, this.path, this.open] = [null, [], false];
    return this.put("DELETE");
  }
}
