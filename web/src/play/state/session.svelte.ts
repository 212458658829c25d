/** What a player does at a table: plan, keep a plan for one's turn, confirm, take back. */
import type { Arrow } from "../../table/arrows";
import type { BoardSpec, Restrictions, Thought, TipView } from "../../lib/generated";
import { ask, get, post } from "../../lib/api";
import { Advisor } from "./advice.svelte";
import type { Picks } from "./choices";
import { Plans } from "./premoves.svelte";
import { Planning } from "./planning.svelte";
import { isOpen } from "../../lib/verbs";
import { withoutLast, type Voyage } from "./voyage";

export class Session extends Planning {
  sending = $state(false);
  async setManners(seat: number, wish: { mute: boolean; block: boolean }): Promise<void> {
    const found = await this.attempt(() =>
      ask<Restrictions>("PUT", `/tables/${this.table}/seats/${seat}/manners`, wish),
    );
    if (found) this.muted = found.muted;
  }
  async loadManners(): Promise<void> {
    const found = await this.attempt(() =>
      ask<Restrictions>("GET", `/tables/${this.table}/manners`),
    );
    if (found) this.muted = found.muted;
  }
  /** Arrows that somebody has drawn on the table, in a study. */
  drawn = $state.raw<Arrow[]>([]);
  /** What was planned before one's turn; the server plays it as soon as it comes. */
  readonly plans = new Plans(this);
  /** Playing tips for a position, by the entry of the log that made it. */
  private tipped = $state.raw<{ position: number; tips: TipView[] } | null>(null);
  readonly tips = $derived(
    this.tipped && this.tipped.position === this.view?.position ? this.tipped.tips : [],
  );

  /** One step back: what was said last goes first. */
  back(): void {
    if (this.why) this.dismiss();
    else if (this.voyage.hand) this.drop();
    else if (this.voyage.legs.length) {
      this.voyage = withoutLast(this.voyage);
      void this.refresh();
    } else if (this.verb || this.preview || this.looked) this.clear();
    else if (this.plans.open) this.plans.open = false;
    else if (this.plans.kept) void this.plans.drop();
  }

  /** What was planned before one's turn stays if it still can be; what was one's own move is done. */
  protected positionChanged(mine: boolean): void {
    const { verb, picks, voyage, typed } = this;
    this.advisor.end();
    this.clear();
    void this.plans.moved();
    if (this.mine && this.plans.local && this.plans.kept) return void this.sendKept();
    if (!mine && (verb || typed)) void this.resume({ verb, picks, voyage, typed });
  }

  private async resume(plan: {
    verb: string | null;
    picks: Picks;
    voyage: Voyage;
    typed: string | null;
  }): Promise<void> {
    await this.lookForOptions();
    if (this.verb || this.typed) return; // somebody has begun something else meanwhile
    if (plan.verb && !isOpen(this.can, plan.verb)) return;
    Object.assign(this, plan);
    await this.lookAtTyped();
  }

  private async sendKept(): Promise<void> {
    const text = this.plans.take();
    if (text) await this.type(text);
    if (text && this.preview) await this.confirm();
  }

  /** The best actions with reasons, on request. */
  readonly advisor = new Advisor(
    (work) => this.attempt(work),
    (depth) => this.requestAdvice(depth),
    (allowed) => this.boardHere(allowed),
  );

  protected requestAdvice(depth: number): Promise<Thought> {
    return post<Thought>(`/tables/${this.table}/advice`, { depth });
  }

  /** The position as a board, to search on this device: alone, or where the server allows hints. */
  protected async boardHere(allowed: boolean): Promise<BoardSpec | null> {
    if (!this.view || this.view.rated || !(this.isAlone || allowed)) return null;
    return { record: await get<string>(`/tables/${this.table}/record`), actions: [] };
  }

  /** Nobody else plays at this table. */
  private readonly isAlone = $derived.by(() => {
    const { view, you } = this;
    return (
      view?.kind === "analysis" ||
      !!view?.seats.every((seat) => seat.kind !== "human" || you.seats.includes(seat.seat))
    );
  });

  /** Ask for playing tips that fit the position on the table, once. */
  async askTips(position: number): Promise<void> {
    if (this.tipped?.position === position) return;
    await this.attempt(async () => {
      const { tips } = await this.line.ask({ type: "tips" });
      if (this.view?.position === position) this.tipped = { position, tips };
    });
  }

  /** Whether one's latest action can be taken back without asking anybody. */
  readonly undoable = $derived.by(() => {
    const { view, played } = this;
    if (!view || view.rated || !this.acting || this.past || this.preview || this.verb) return false;
    const own = (seat: number | null) => seat !== null && this.you.seats.includes(seat);
    return this.isAlone
      ? played.some((entry) => own(entry.seat))
      : own(played.at(-1)?.seat ?? null);
  });

  async undo(): Promise<void> {
    await this.post("/undo");
  }

  /** Send what is planned; before one's turn, keep it until then. */
  async confirm(): Promise<void> {
    if (this.sending || !this.preview) return;
    if (!this.mine) {
      await this.pending;
      if (!this.preview || this.mine) return;
      if (await this.plans.keep(this.preview.text)) this.clear();
      return;
    }
    this.sending = true;
    try {
      // The plan may have changed a moment ago: what is sent is the latest one.
      await this.pending;
      const [text, view] = [this.preview?.text, this.view];
      if (!text || !view || !this.mine) return;
      await this.line.ask({ type: "act", text, sequence: view.sequence });
      // With another position on the table somebody may have begun to plan the next action.
      if (this.view?.position === view.position) this.clear();
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.sending = false;
    }
  }
}
