/** A plan in the making: choose, touch, look ahead, ask why not. */
import { Problem, type Refusal } from "../../lib/api";
import { writtenLegs, type Leg } from "../../table/arrows";
import { changeBetween, type Change } from "../../table/change";
import type { OptionsAhead, OptionsView, Preview } from "../../lib/generated";
import {
  EMPTY_PICKS,
  askedPlaces,
  beginAt,
  beginnings,
  matching,
  nextPlace,
  resolve,
  settledPlaces,
  type Picks,
} from "./choices";
import { isOpen, offered, verbRow } from "../../lib/verbs";
import {
  EMPTY_VOYAGE,
  adjust,
  left,
  originPlace,
  pickUp,
  send,
  travels,
  voyageText,
  type Voyage,
} from "./voyage";
import { Watch } from "./watch.svelte";

export interface WhyNot {
  place: string | null;
  verb: string | null;
  refusal: Refusal;
}

export abstract class Planning extends Watch {
  verb = $state<string | null>(null);
  picks = $state.raw<Picks>(EMPTY_PICKS);
  voyage = $state.raw<Voyage>(EMPTY_VOYAGE);
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  why = $state.raw<WhyNot | null>(null);
  looked = $state<string | null>(null);
  /** Whether the plan is what one meant last: a refused touch leaves none behind. */
  protected armed = $state(true);
  private ahead = $state.raw<OptionsAhead | null>(null);
  protected asked = 0;
  protected pending: Promise<void> = Promise.resolve();

  readonly seated = $derived(this.you.seats.length > 0);
  /** The seat one acts or plans for: the one to act if it is one's own, else one's first. */
  readonly seat = $derived.by((): number | null => {
    const { view, turn } = this;
    if (!view || !turn || this.past || view.status !== "playing" || view.kind !== "game")
      return this.mine ? (turn?.seat ?? null) : null;
    if (this.mine) return turn.seat;
    const own = view.seats.find(
      (seat) => this.you.seats.includes(seat.seat) && seat.kind === "human" && !seat.level,
    );
    return own && own.seat !== turn.seat && view.document?.phase === "actions" ? own.seat : null;
  });
  readonly order = $derived(
    this.seat === null ? null : (this.view?.seats[this.seat]?.colour ?? null),
  );
  /** What one can choose, now or when one's turn comes; nothing for those who watch. */
  readonly can = $derived.by((): OptionsView | null => {
    if (this.mine) return this.options;
    const { ahead } = this;
    return ahead && ahead.seat === this.seat && ahead.position === this.view?.position
      ? ahead.options
      : null;
  });
  readonly all = $derived(this.can?.candidates ?? []);
  readonly row = $derived(verbRow(this.verb));
  readonly voyaging = $derived(this.row?.compound ?? false);
  readonly pools = $derived((this.verb && this.can?.pools[this.verb]) || []);
  readonly settled = $derived(
    this.verb && !this.voyaging ? resolve(this.all, this.verb, this.picks) : null,
  );
  readonly next = $derived(
    this.verb && !this.voyaging ? nextPlace(this.all, this.verb, this.picks) : null,
  );
  readonly change = $derived.by((): Change | null => {
    const before = this.view?.document;
    return this.preview && before && !this.past
      ? changeBetween(before, this.preview.document)
      : null;
  });

  clear(): void {
    this.verb = null;
    this.picks = EMPTY_PICKS;
    this.voyage = EMPTY_VOYAGE;
    this.typed = null;
    this.preview = null;
    this.why = null;
    this.looked = null;
    this.armed = true;
    this.asked += 1;
  }

  /** The reason has been read; moves that were planned before count again. */
  dismiss(): void {
    this.why = null;
    if (this.armed || !this.voyaging) return;
    this.armed = true;
    void this.refresh();
  }

  /** Whether there are actions to choose from at all, now or later. */
  readonly acting = $derived(
    this.seated && this.view?.status === "playing" && !this.document?.result,
  );

  /** While another plays, ask what one could do oneself. */
  async lookForOptions(): Promise<void> {
    const { seat, view } = this;
    if (
      this.mine ||
      seat === null ||
      !view ||
      (this.ahead?.position === view.position && this.ahead.seat === seat)
    )
      return;
    try {
      const ahead = await this.line.ask({ type: "options", seat });
      if (this.view?.position === ahead.position) this.ahead = ahead;
    } catch (fault) {
      // Somebody was quicker, and the next position brings its own.
      if (!(fault instanceof Problem)) throw fault;
    }
  }

  /** The seat to name in questions, where it is not the one to act. */
  protected asking(): { seat?: number } {
    return this.mine || this.seat === null ? {} : { seat: this.seat };
  }

  /** Take the action first. What is chosen already stays chosen, with everything that belongs to it. */
  choose(verb: string): void {
    if (this.verb === verb) return this.dismiss();
    this.clear();
    const refusal = this.can?.refusals[verb];
    if (refusal) this.why = { place: null, verb, refusal };
    if (!isOpen(this.can, verb)) return;
    this.verb = verb;
    void this.refresh();
  }

  private pick(picks: Picks): void {
    this.picks = picks;
    this.armed = true;
    void this.refresh();
  }

  /** Set how many novices, or whether a favor is spent. */
  set(extra: string, value: number | boolean): void {
    this.pick({ ...this.picks, extras: { ...this.picks.extras, [extra]: value } });
  }

  /** Something on the table was touched. A touch of what is chosen already changes nothing. */
  touch(place: string): void {
    this.why = null;
    if (this.typed && this.isTyped(this.typed, place)) return;
    if (this.typed) this.clear();
    if (!this.can) {
      this.looked = place;
      return;
    }
    if (this.voyaging) return this.touchVoyage(place);
    if (this.verb) return this.touchNext(this.verb, place);
    // Where nothing else can be done, as in the Preliminary Round, the place is enough.
    const [only, other] = offered(this.can);
    if (only && !other && beginnings(this.all).get(place)?.has(only.name))
      return this.begin(only.name, place);
    this.looked = place;
  }

  /** Whether a typed action is about a place. */
  private isTyped(typed: string, place: string): boolean {
    const text = this.preview?.text ?? typed;
    const whole = this.all.find((candidate) => candidate.text === text);
    return whole ? whole.places.includes(place) : travels(writtenLegs(text), place);
  }

  private touchNext(verb: string, place: string): void {
    const { next, picks } = this;
    if (
      next !== null &&
      matching(this.all, verb, picks).some((candidate) => candidate.places[next] === place)
    )
      return this.pick({ ...picks, places: { ...picks.places, [next]: place } });
    // In the preview a tile of the path may have reached the Temple already.
    const settled = settledPlaces(this.all, verb, picks);
    if (settled.has(place) || settled.has(place.replace("temple:", "path:"))) {
      if (!this.armed) this.pick(picks);
      return;
    }
    // Touching another first place begins the same action there.
    const again = beginAt(this.all, verb, place);
    if (again) return this.pick(again);
    this.disarm();
    void this.askWhy(verb, place);
    this.picks = EMPTY_PICKS;
  }

  /** What can be begun at a place. */
  doable(place: string): string[] {
    const voyages = Object.entries(this.can?.pools ?? {}).filter(([, pools]) =>
      pools.some((pool) => originPlace(pool.origin) === place),
    );
    return [...(beginnings(this.all).get(place) ?? []), ...voyages.map(([verb]) => verb)];
  }

  /** An action by its key: at the place one looks at, if it can begin there. */
  press(verb: string): void {
    const { looked } = this;
    if (looked && this.doable(looked).includes(verb)) this.begin(verb, looked);
    else this.choose(verb);
  }

  /** From a place, one of the things that can be done there. */
  begin(verb: string, place: string): void {
    this.clear();
    this.verb = verb;
    if (this.voyaging) this.touchVoyage(place);
    else this.pick(beginAt(this.all, verb, place) ?? EMPTY_PICKS);
  }

  private touchVoyage(place: string): void {
    const { voyage } = this;
    const pool = this.pools.find((p) => originPlace(p.origin) === place);
    const target =
      place.startsWith("isle:") || place.startsWith("resting:")
        ? place.slice(place.indexOf(":") + 1)
        : null;
    const from = this.pools.find((p) => p.origin === voyage.hand?.origin);
    if (voyage.hand && target && from?.targets.includes(target)) {
      this.armed = true;
      this.voyage = send(voyage, target);
      void this.refresh();
    } else if (pool && left(this.pools, voyage, pool.origin)) {
      this.voyage = pickUp(this.pools, voyage, pool.origin);
      if (!this.armed) this.dismiss();
    } else if (!voyage.hand && travels(voyage.legs, place)) {
      if (!this.armed) this.dismiss();
    } else if (this.verb) {
      this.disarm();
      void this.askWhy(this.verb, place);
    }
  }

  /** What was touched cannot be: until something else is meant there is no plan to confirm. */
  private disarm(): void {
    this.armed = false;
    this.preview = null;
    this.asked += 1;
  }

  changeLeg(leg: Leg, by: number): void {
    this.armed = true;
    this.voyage = adjust(this.pools, this.voyage, leg, by);
    void this.refresh();
  }

  drop(): void {
    this.voyage = { ...this.voyage, hand: null };
  }

  /** The text of what is planned, if it is complete. */
  readonly planned = $derived.by((): string | null => {
    if (!this.armed) return null;
    if (this.typed) return this.typed;
    if (this.voyaging && this.verb) return voyageText(this.verb, this.voyage);
    return this.settled?.action.text ?? null;
  });

  /** The verb of what is planned, however it was put together. */
  readonly plannedVerb = $derived.by((): string | null => {
    const text = this.preview?.text;
    if (this.verb || !text) return this.verb;
    const voyage = Object.keys(this.can?.pools ?? {}).find((verb) => text.startsWith(`${verb} `));
    return this.all.find((candidate) => candidate.text === text)?.verb ?? voyage ?? null;
  });

  /** Look ahead at what is planned. */
  refresh(): Promise<void> {
    this.pending = this.lookAhead();
    return this.pending;
  }

  private async lookAhead(): Promise<void> {
    const text = this.planned;
    const number = ++this.asked;
    if (!text) {
      this.preview = null;
      return;
    }
    try {
      const preview = await this.line.ask({ type: "preview", text, ...this.asking() });
      if (number === this.asked) this.preview = preview;
    } catch (fault) {
      if (number !== this.asked) return;
      this.preview = null;
      if (fault instanceof Problem)
        this.why = { place: null, verb: this.verb, refusal: fault.refusal };
    }
  }

  /** Type an action; the same preview follows. */
  async type(text: string): Promise<void> {
    this.clear();
    this.typed = text;
    await this.lookAtTyped();
  }

  /** Look ahead at what was typed; what cannot be is forgotten, unless one means something else by now. */
  protected async lookAtTyped(): Promise<void> {
    const looking = this.refresh();
    const number = this.asked;
    await looking;
    if (number === this.asked && !this.preview) this.typed = null;
  }

  async askWhy(verb: string, place: string): Promise<void> {
    const { hand } = this.voyage;
    const places = hand
      ? [originPlace(hand.origin), place]
      : askedPlaces(this.all, verb, this.picks, place);
    try {
      const { refusal } = await this.line.ask({ type: "why", verb, places, ...this.asking() });
      if (refusal) this.why = { place, verb, refusal };
    } catch (fault) {
      this.fail(fault);
    }
  }
}
