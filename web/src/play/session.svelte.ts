/** What a player does at a table: choose, look ahead, ask why not, confirm. */
import { Problem } from "../net/api";
import { changeBetween, type Change } from "../model/change";
import type { Preview, Refusal } from "../model/view";
import { beginnings, candidates, matching, nextPlace, placeOf, pools, settle, type Candidate, type Picks } from "./choices";
import { question } from "./question";
import { NOWHERE, adjust, left, originPlace, pickUp, send, voyageText, type Leg, type Voyage } from "./voyage";
import { Watch } from "./watch.svelte";

export interface Why {
  place: string | null;
  verb: string | null;
  refusal: Refusal;
}

export class Session extends Watch {
  verb = $state<string | null>(null);
  picks = $state.raw<Picks>({});
  voyage = $state.raw<Voyage>(NOWHERE);
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  why = $state.raw<Why | null>(null);
  looked = $state<string | null>(null);
  sending = $state(false);

  private asked = 0;
  private pending: Promise<void> = Promise.resolve();

  readonly all = $derived(candidates(this.options));
  readonly pools = $derived(this.verb === "journey" || this.verb === "tide" ? pools(this.options, this.verb) : []);
  readonly settled = $derived(this.verb && !this.voyaging ? settle(this.all, this.verb, this.picks) : null);
  readonly next = $derived(this.verb && !this.voyaging ? nextPlace(this.all, this.verb, this.picks) : null);
  readonly change = $derived.by((): Change | null => {
    const before = this.view?.document;
    return this.preview && before && !this.past ? changeBetween(before, this.preview.document) : null;
  });

  get voyaging(): boolean {
    return this.verb === "journey" || this.verb === "tide";
  }

  clear(): void {
    this.verb = null;
    this.picks = {};
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
    const option = this.options?.verbs[verb];
    this.clear();
    if (!option) return;
    if (option.refusal) {
      this.why = { place: null, verb, refusal: option.refusal };
      return;
    }
    this.verb = verb;
    void this.refresh();
  }

  pick(name: keyof Candidate, value: unknown): void {
    this.picks = { ...this.picks, [name]: value };
    void this.refresh();
  }

  /** Something on the table was touched. */
  touch(place: string): void {
    this.why = null;
    if (!this.mine) {
      this.looked = this.looked === place ? null : place;
      return;
    }
    if (this.voyaging) return this.touchVoyage(place);
    if (this.verb) {
      const next = this.next;
      const fits = next && matching(this.all, this.verb, this.picks).find((c) => placeOf(c.verb, next, c[next]) === place);
      if (next && fits) return this.pick(next, fits[next]);
      const again = this.startAgain(this.verb, place);
      if (again) return;
      void this.askWhy(this.verb, place);
      return;
    }
    // Where nothing else can be done, as in the Preliminary Round, the place is enough.
    const [verb, other] = Object.keys(this.options?.verbs ?? {});
    if (verb && !other && beginnings(this.all).get(place)?.has(verb)) return this.begin(verb, place);
    this.looked = this.looked === place ? null : place;
  }

  /** Touching another first place begins the same action there. */
  private startAgain(verb: string, place: string): boolean {
    for (const c of this.all) {
      if (c.verb !== verb) continue;
      for (const name of ["isle", "origin", "tile"] as const) {
        if (!(name in c) || placeOf(verb, name, c[name]) !== place) continue;
        if (this.picks[name] === c[name]) continue;
        this.picks = { [name]: c[name] };
        void this.refresh();
        return true;
      }
    }
    return false;
  }

  /** From a place, one of the things that can be done there. */
  begin(verb: string, place: string): void {
    this.clear();
    this.verb = verb;
    if (this.voyaging) {
      this.touchVoyage(place);
      return;
    }
    const first = this.all.filter((c) => c.verb === verb);
    for (const name of ["isle", "origin", "tile", "target"] as const) {
      const fits = first.find((c) => name in c && (verb !== "promote" || name === "tile") && placeOf(verb, name, c[name]) === place);
      if (fits) {
        this.picks = { [name]: fits[name] };
        break;
      }
    }
    if (verb === "promote" && place.startsWith("isle:")) {
      const here = first.filter((c) => `isle:${c.isle}` === place);
      if (new Set(here.map((c) => c.tile)).size === 1) this.picks = { tile: here[0]?.tile };
    }
    void this.refresh();
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

  change_leg(leg: Leg, by: number): void {
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
      const told = await this.line.say<Preview>("preview", text);
      if (number === this.asked) this.preview = told;
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
    const told = await this.post<{ text: string }>("/hint");
    if (told) await this.type(told.text);
  }

  async askWhy(verb: string, place: string): Promise<void> {
    const text = question(verb, place, {
      isles: this.document?.isles.map((isle) => isle.name) ?? [],
      carrying: !!this.voyage.hand,
      origin: this.picks.origin,
      piece: this.all[0]?.piece,
    });
    if (!text) return;
    try {
      const told = await this.line.say<{ legal: boolean; refusal: Refusal | null }>("why", text);
      if (told.refusal) this.why = { place, verb, refusal: told.refusal };
    } catch (fault) {
      this.fail(fault);
    }
  }

  async confirm(): Promise<void> {
    if (this.sending || !this.preview) return;
    this.sending = true;
    try {
      // The plan may have changed a moment ago: what is sent is the latest one.
      await this.pending;
      const [text, view] = [this.preview?.text, this.view];
      if (!text || !view || !this.mine) return;
      await this.line.say("act", text, view.sequence);
      this.clear();
    } catch (fault) {
      this.fail(fault);
    } finally {
      this.sending = false;
    }
  }
}
