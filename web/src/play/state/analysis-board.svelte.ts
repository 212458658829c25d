/** A board of one's own, to look at positions and try actions for every seat; nothing is stored. */
import { post } from "../../lib/api";
import type { Board, BoardSpec } from "../../lib/generated";
import { tempo } from "../tempo";
import { BOARD } from "./kinds";
import { TableSession, type TableKind } from "./session.svelte";
import { StatelessTable } from "./stateless-table";

export type Start = Pick<BoardSpec, "record" | "puzzle" | "at">;

export class AnalysisBoard {
  readonly session: TableSession;
  /** What was asked for has been answered: nothing more is played until one goes back. */
  isLocked = $state(false);
  /** Called after every action that was played here. */
  onaction: (text: string) => void = () => {};
  private readonly table: StatelessTable;

  constructor(start: Start, more: Pick<TableKind, "undo"> = {}) {
    const load = async (actions: readonly string[], since?: number) => {
      const { entries, view } = await post<Board>("/boards", { ...start, actions, since });
      return { actions, entries, views: [view] };
    };
    this.table = new StatelessTable(
      {
        id: "board",
        path: "/boards",
        body: (actions) => ({ board: { ...start, actions } }),
        open: (actions) => load(actions),
        act: (actions, text, known) => load([...actions, text], known),
      },
      [],
      (text) => text !== null && this.onaction(text),
    );
    const isLocked = () => this.isLocked;
    this.session = new TableSession(this.table, {
      allows: BOARD,
      naming: "orders",
      tempo,
      isPaused: isLocked,
      isLocked,
      undo: async () => {
        if (this.actions.length) await this.goTo(this.actions.slice(0, -1));
      },
      ...more,
    });
    void this.session.attempt(() => this.table.open());
  }

  get actions(): readonly string[] {
    return this.table.actions;
  }

  /** To the position after some actions. */
  async goTo(actions: readonly string[]): Promise<void> {
    this.session.draft.clear();
    this.session.advice.stop();
    this.isLocked = false;
    await this.session.attempt(() => this.table.open(actions));
  }
}
