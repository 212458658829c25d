/** The action being built: choose, touch, preview, ask why not. */
import { Problem, type Refusal } from "../../lib/api";
import type { StateDocument } from "../../lib/document";
import type { OptionsView, Preview, Why } from "../../lib/generated";
import { isOpen, offered, verbRow } from "../../lib/verbs";
import { writtenLegs, type Leg } from "../../table/arrows";
import { changeBetween, type Change } from "../../table/change";
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
import {
  EMPTY_VOYAGE,
  adjust,
  left,
  originPlace,
  pickUp,
  send,
  travels,
  voyageText,
  withoutLast,
  type Voyage,
} from "./voyage";

/** Why something cannot be done. */
export interface WhyNot {
  place: string | null;
  verb: string | null;
  refusal: Refusal;
}

/** What is kept of a draft while the position changes. */
export interface SavedDraft {
  verb: string | null;
  picks: Picks;
  voyage: Voyage;
  typed: string | null;
}

interface Dependencies {
  /** What one can choose, now or when one's turn comes; nothing for those who watch. */
  options(): OptionsView | null;
  /** The position that the action starts from. */
  document(): StateDocument | null;
  preview(text: string): Promise<Preview>;
  why(verb: string, places: string[]): Promise<Why>;
  fail(fault: unknown): void;
}

export class Draft {
  verb = $state<string | null>(null);
  picks = $state.raw<Picks>(EMPTY_PICKS);
  voyage = $state.raw<Voyage>(EMPTY_VOYAGE);
  typed = $state<string | null>(null);
  preview = $state.raw<Preview | null>(null);
  refusal = $state.raw<WhyNot | null>(null);
  /** The place whose card is open. */
  selected = $state<string | null>(null);
  /** Whether the draft is what was meant last: a refused touch leaves nothing to confirm. */
  private isConfirmable = $state(true);
  private previews = 0;
  /** The preview that is on its way. */
  pending: Promise<void> = Promise.resolve();

  constructor(private readonly uses: Dependencies) {}

  readonly candidates = $derived.by(() => this.uses.options()?.candidates ?? []);
  readonly row = $derived(verbRow(this.verb));
  readonly isVoyage = $derived(this.row?.compound ?? false);
  readonly pools = $derived.by(() => (this.verb && this.uses.options()?.pools[this.verb]) || []);
  /** The action that the picks mean, and what else could be set. */
  readonly resolved = $derived(
    this.verb && !this.isVoyage ? resolve(this.candidates, this.verb, this.picks) : null,
  );
  /** Which of its places is to be touched next. */
  readonly next = $derived(
    this.verb && !this.isVoyage ? nextPlace(this.candidates, this.verb, this.picks) : null,
  );
  readonly change = $derived.by((): Change | null => {
    const before = this.uses.document();
    return this.preview && before ? changeBetween(before, this.preview.document) : null;
  });
  /** Whether something has been begun. */
  readonly isBegun = $derived(this.verb !== null || this.preview !== null);

  /** The text of the action, if it is complete. */
  readonly text = $derived.by((): string | null => {
    if (!this.isConfirmable) return null;
    if (this.typed) return this.typed;
    if (this.isVoyage && this.verb) return voyageText(this.verb, this.voyage);
    return this.resolved?.action.text ?? null;
  });

  /** The verb of the action, however it was put together. */
  readonly shownVerb = $derived.by((): string | null => {
    const text = this.preview?.text;
    if (this.verb || !text) return this.verb;
    const pools = Object.keys(this.uses.options()?.pools ?? {});
    const voyage = pools.find((verb) => text.startsWith(`${verb} `));
    return this.candidates.find((candidate) => candidate.text === text)?.verb ?? voyage ?? null;
  });

  clear(): void {
    this.verb = null;
    this.picks = EMPTY_PICKS;
    this.voyage = EMPTY_VOYAGE;
    this.typed = null;
    this.preview = null;
    this.refusal = null;
    this.selected = null;
    this.isConfirmable = true;
    this.previews += 1;
  }

  /** What to restore on another position; null where nothing has been begun. */
  snapshot(): SavedDraft | null {
    const { verb, picks, voyage, typed } = this;
    return verb || typed ? { verb, picks, voyage, typed } : null;
  }

  /** Go on with a draft, if its verb is still open and nothing else has been begun. */
  async restore(saved: SavedDraft): Promise<void> {
    if (this.verb || this.typed) return;
    if (saved.verb && !isOpen(this.uses.options(), saved.verb)) return;
    this.verb = saved.verb;
    this.picks = saved.picks;
    this.voyage = saved.voyage;
    this.typed = saved.typed;
    await this.previewTyped();
  }

  /** One step back: what was said last goes first. False where there is nothing to take back. */
  back(): boolean {
    if (this.refusal) this.dismiss();
    else if (this.voyage.hand) this.voyage = { ...this.voyage, hand: null };
    else if (this.voyage.legs.length) {
      this.voyage = withoutLast(this.voyage);
      void this.refresh();
    } else if (this.isBegun || this.selected) this.clear();
    else return false;
    return true;
  }

  /** The reason has been read; legs that were planned before count again. */
  dismiss(): void {
    this.refusal = null;
    if (this.isConfirmable || !this.isVoyage) return;
    this.isConfirmable = true;
    void this.refresh();
  }

  /** Choose the action first. What is chosen already stays chosen, with everything that belongs to it. */
  choose(verb: string): void {
    if (this.verb === verb) return this.dismiss();
    this.clear();
    const options = this.uses.options();
    const refusal = options?.refusals[verb];
    if (refusal) this.refusal = { place: null, verb, refusal };
    if (!isOpen(options, verb)) return;
    this.verb = verb;
    void this.refresh();
  }

  private pick(picks: Picks): void {
    this.picks = picks;
    this.isConfirmable = true;
    void this.refresh();
  }

  /** Set how many novices, or whether a favor is spent. */
  set(extra: string, value: number | boolean): void {
    this.pick({ ...this.picks, extras: { ...this.picks.extras, [extra]: value } });
  }

  /** Something on the table was touched. A touch of what is chosen already changes nothing. */
  touch(place: string): void {
    const options = this.uses.options();
    this.refusal = null;
    if (this.typed && this.isTyped(this.typed, place)) return;
    if (this.typed) this.clear();
    if (!options) {
      this.selected = place;
      return;
    }
    if (this.isVoyage) return this.touchVoyage(place);
    if (this.verb) return this.touchNext(this.verb, place);
    // Where nothing else can be done, as in the Preliminary Round, the place is enough.
    const [only, other] = offered(options);
    if (only && !other && beginnings(this.candidates).get(place)?.has(only.name))
      return this.begin(only.name, place);
    this.selected = place;
  }

  /** Whether a typed action is about a place. */
  private isTyped(typed: string, place: string): boolean {
    const text = this.preview?.text ?? typed;
    const whole = this.candidates.find((candidate) => candidate.text === text);
    return whole ? whole.places.includes(place) : travels(writtenLegs(text), place);
  }

  private touchNext(verb: string, place: string): void {
    const { next, picks, candidates } = this;
    const fits = ({ places }: { places: readonly string[] }) => places[next ?? -1] === place;
    if (next !== null && matching(candidates, verb, picks).some(fits))
      return this.pick({ ...picks, places: { ...picks.places, [next]: place } });
    // In the preview a tile of the path may have reached the Temple already.
    const settled = settledPlaces(candidates, verb, picks);
    if (settled.has(place) || settled.has(place.replace("temple:", "path:"))) {
      if (!this.isConfirmable) this.pick(picks);
      return;
    }
    // Touching another first place begins the same action there.
    const again = beginAt(candidates, verb, place);
    if (again) return this.pick(again);
    this.disarm();
    void this.askWhy(verb, place);
    this.picks = EMPTY_PICKS;
  }

  /** The verbs that can begin at a place. */
  verbsAt(place: string): string[] {
    const voyages = Object.entries(this.uses.options()?.pools ?? {}).filter(([, pools]) =>
      pools.some((pool) => originPlace(pool.origin) === place),
    );
    return [...(beginnings(this.candidates).get(place) ?? []), ...voyages.map(([verb]) => verb)];
  }

  /** An action by its key: at the selected place, if it can begin there. */
  press(verb: string): void {
    const { selected } = this;
    if (selected && this.verbsAt(selected).includes(verb)) this.begin(verb, selected);
    else this.choose(verb);
  }

  /** Begin an action at a place. */
  begin(verb: string, place: string): void {
    this.clear();
    this.verb = verb;
    if (this.isVoyage) this.touchVoyage(place);
    else this.pick(beginAt(this.candidates, verb, place) ?? EMPTY_PICKS);
  }

  private touchVoyage(place: string): void {
    const { voyage, pools } = this;
    const pool = pools.find((each) => originPlace(each.origin) === place);
    const from = pools.find((each) => each.origin === voyage.hand?.origin);
    const target = /^(?:isle|resting):(.*)/.exec(place)?.[1];
    if (voyage.hand && target && from?.targets.includes(target)) {
      this.isConfirmable = true;
      this.voyage = send(voyage, target);
      void this.refresh();
    } else if (pool && left(pools, voyage, pool.origin)) {
      this.voyage = pickUp(pools, voyage, pool.origin);
      if (!this.isConfirmable) this.dismiss();
    } else if (!voyage.hand && travels(voyage.legs, place)) {
      if (!this.isConfirmable) this.dismiss();
    } else if (this.verb) {
      this.disarm();
      void this.askWhy(this.verb, place);
    }
  }

  /** What was touched cannot be: until something else is meant there is nothing to confirm. */
  private disarm(): void {
    this.isConfirmable = false;
    this.preview = null;
    this.previews += 1;
  }

  changeLeg(leg: Leg, by: number): void {
    this.isConfirmable = true;
    this.voyage = adjust(this.pools, this.voyage, leg, by);
    void this.refresh();
  }

  /** Ask for the preview of what is chosen. */
  private refresh(): Promise<void> {
    this.pending = this.loadPreview();
    return this.pending;
  }

  private async loadPreview(): Promise<void> {
    const { text } = this;
    const number = ++this.previews;
    if (!text) {
      this.preview = null;
      return;
    }
    try {
      const preview = await this.uses.preview(text);
      if (number === this.previews) this.preview = preview;
    } catch (fault) {
      if (number !== this.previews) return;
      this.preview = null;
      if (fault instanceof Problem)
        this.refusal = { place: null, verb: this.verb, refusal: fault.refusal };
    }
  }

  /** Type an action; the same preview follows. */
  async type(text: string): Promise<void> {
    this.clear();
    this.typed = text;
    await this.previewTyped();
  }

  /** Preview what was typed; what is refused is forgotten, unless something else is meant by now. */
  private async previewTyped(): Promise<void> {
    const loading = this.refresh();
    const number = this.previews;
    await loading;
    if (number === this.previews && !this.preview) this.typed = null;
  }

  async askWhy(verb: string, place: string): Promise<void> {
    const { hand } = this.voyage;
    const places = hand
      ? [originPlace(hand.origin), place]
      : askedPlaces(this.candidates, verb, this.picks, place);
    try {
      const { refusal } = await this.uses.why(verb, places);
      if (refusal) this.refusal = { place, verb, refusal };
    } catch (fault) {
      this.uses.fail(fault);
    }
  }
}
