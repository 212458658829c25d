/** What a player does at a table: choose, look ahead, ask why not, confirm. */
import { Problem, type Refusal } from "../net/api";
import { changeBetween, type Change } from "../model/change";
import type { Hint, Preview, TipView } from "../model/generated";
import { NOTHING, askedPlaces, beginAt, beginnings, matching, nextPlace, settle, type Picks } from "./choices";
import { isOpen, offered, verbRow } from "./verbs";
import { NOWHERE, adjust, left, originPlace, pickUp, send, voyageText, type Leg, type Voyage } from "./voyage";
import { Watch } from "./watch.svelte";

export interface WhyNot {
  place: string | null;
  verb: string | null;
  refusal: Refusal;
}

export class Session extends Watch {
  verb = $state<string | null>(null);
  picks = $state.raw<Picks>(NOTHING);
  voyage = $state.raw<Voyage>(NOWHERE);
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  why = $state.raw<WhyNot | null>(null);
  looked = $state<string | null>(null);
  sending = $state(false);
  /** Playing tips for a position, by the entry of the log that made it. */
  private tipped = $state.raw<{ position: number; tips: TipView[] } | null>(null);

  private asked = 0;
  private pending: Promise<void> = Promise.resolve();

  readonly all = $derived(this.options?.candidates ?? []);
  readonly row = $derived(verbRow(this.verb));
  readonly voyaging = $derived(this.row?.compound ?? false);
  readonly pools = $derived((this.verb && this.options?.pools[this.verb]) || []);
  readonly settled = $derived(this.verb && !this.voyaging ? settle(this.all, this.verb, this.picks) : null);
  readonly next = $derived(this.verb && !this.voyaging ? nextPlace(this.all, this.verb, this.picks) : null);
  readonly tips = $derived(this.tipped && this.tipped.position === this.view?.position ? this.tipped.tips : []);
  readonly change = $derived.by((): Change | null => {
    const before = this.view?.document;
    return this.preview && before && !this.past ? changeBetween(before, this.preview.document) : null;
  });

  clear(): void {
    this.verb = null;
    this.picks = NOTHING;
    this.voyage = NOWHERE;
    this.typed = null;
    this.preview = null;
    this.why = null;
    this.looked = null;
    this.asked += 1;
  }

  /** Take the action first. */
  choose(verb: string): void {
    if (this.verb === verb) return this.clear();
    this.clear();
    const refusal = this.options?.refusals[verb];
    if (refusal) this.why = { place: null, verb, refusal };
    if (!isOpen(this.options, verb)) return;
    this.verb = verb;
    void this.refresh();
  }

  private pick(picks: Picks): void {
    this.picks = picks;
    void this.refresh();
  }

  /** Set how many novices, or whether a favor is spent. */
  set(extra: string, value: number | boolean): void {
    this.pick({ ...this.picks, extras: { ...this.picks.extras, [extra]: value } });
  }

  /** Something on the table was touched. */
  touch(place: string): void {
    this.why = null;
    if (!this.mine) {
      this.looked = this.looked === place ? null : place;
      return;
    }
    if (this.voyaging) return this.touchVoyage(place);
    if (this.verb) return this.touchNext(this.verb, place);
    // Where nothing else can be done, as in the Preliminary Round, the place is enough.
    const [only, other] = offered(this.options);
    if (only && !other && beginnings(this.all).get(place)?.has(only.name)) return this.begin(only.name, place);
    this.looked = this.looked === place ? null : place;
  }

  private touchNext(verb: string, place: string): void {
    const { next, picks } = this;
    if (next !== null && matching(this.all, verb, picks).some((candidate) => candidate.places[next] === place))
      return this.pick({ ...picks, places: { ...picks.places, [next]: place } });
    // Touching another first place begins the same action there.
    const again = beginAt(this.all, verb, place);
    if (again && !Object.values(picks.places).includes(place)) return this.pick(again);
    void this.askWhy(verb, place);
  }

  /** From a place, one of the things that can be done there. */
  begin(verb: string, place: string): void {
    this.clear();
    this.verb = verb;
    if (this.voyaging) this.touchVoyage(place);
    else this.pick(beginAt(this.all, verb, place) ?? NOTHING);
  }

  private touchVoyage(place: string): void {
    const { voyage } = this;
    const pool = this.pools.find((p) => originPlace(p.origin) === place);
    const target = place.startsWith("isle:") || place.startsWith("resting:") ? place.slice(place.indexOf(":") + 1) : null;
    const from = this.pools.find((p) => p.origin === voyage.hand?.origin);
    if (voyage.hand && target && from?.targets.includes(target)) {
      this.voyage = send(voyage, target);
      void this.refresh();
    } else if (pool && left(this.pools, voyage, pool.origin)) this.voyage = pickUp(this.pools, voyage, pool.origin);
    else if (this.verb) void this.askWhy(this.verb, place);
  }

  changeLeg(leg: Leg, by: number): void {
    this.voyage = adjust(this.pools, this.voyage, leg, by);
    void this.refresh();
  }

  drop(): void {
    this.voyage = { ...this.voyage, hand: null };
  }

  /** The text of what is planned, if it is complete. */
  readonly planned = $derived.by((): string | null => {
    if (this.typed) return this.typed;
    if (this.voyaging && this.verb) return voyageText(this.verb, this.voyage);
    return this.settled?.action.text ?? null;
  });

  /** The verb of what is planned, however it was put together. */
  readonly plannedVerb = $derived.by((): string | null => {
    const text = this.preview?.text;
    if (this.verb || !text) return this.verb;
    const voyage = Object.keys(this.options?.pools ?? {}).find((verb) => text.startsWith(`${verb} `));
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
      const preview = await this.line.ask({ type: "preview", text });
      if (number === this.asked) this.preview = preview;
    } catch (fault) {
      if (number !== this.asked) return;
      this.preview = null;
      if (fault instanceof Problem) this.why = { place: null, verb: this.verb, refusal: fault.refusal };
    }
  }

  /** Type an action; the same preview follows. */
  async type(text: string): Promise<void> {
    this.clear();
    this.typed = text;
    await this.refresh();
    if (!this.preview) this.typed = null;
  }

  /** What a bot would play, as a plan to look at. */
  async hint(): Promise<void> {
    const hint = await this.post<Hint>("/hint");
    if (hint) await this.type(hint.text);
  }

  async askWhy(verb: string, place: string): Promise<void> {
    const { hand } = this.voyage;
    const places = hand ? [originPlace(hand.origin), place] : askedPlaces(this.all, verb, this.picks, place);
    try {
      const { refusal } = await this.line.ask({ type: "why", verb, places });
      if (refusal) this.why = { place, verb, refusal };
    } catch (fault) {
      this.fail(fault);
    }
  }

  /** Ask for playing tips that fit the position on the table, once. */
  async askTips(position: number): Promise<void> {
    if (this.tipped?.position === position) return;
    await this.attempt(async () => {
      const { tips } = await this.line.ask({ type: "tips" });
      if (this.view?.position === position) this.tipped = { position, tips };
    });
  }

  async confirm(): Promise<void> {
    if (this.sending || !this.preview) return;
    this.sending = true;
    try {
      // The plan may have changed a moment ago: what is sent is the latest one.
      await this.pending;
      const [text, view] = [this.preview?.text, this.view];
      if (!text || !view || !this.mine) return;
      await this.line.ask({ type: "act", text, sequence: view.sequence });
      this.clear();
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.sending = false;
    }
  }
}
