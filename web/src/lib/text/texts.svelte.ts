/** Words in the player's language; everything on the page changes with it at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES, OWN_NAMES, load } from "texts:languages";
import type { EventView, TipView } from "../generated";
import type { Refusal } from "../api";

export { LANGUAGES, OWN_NAMES };
export type Language = string;
/** Files that are fetched only when somebody reads them. */
type TextPart = "rules" | "examples" | "learn" | "meeting" | "review" | "app" | "rated";

type Details = Record<string, FluentVariable>;

/** Details that name a thing of the game, and what the messages call things of that kind. */
export const NAMED: Record<string, string> = {
  isle: "isle",
  origin: "isle",
  target: "isle",
  favor: "favor",
  colour: "order",
  turn: "order",
  order: "order",
  figure: "figure",
  rival: "order",
};

class Texts {
  language = $state<Language>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly apart = new Set<TextPart>();

  async use(language: Language): Promise<void> {
    const source = await load(language);
    // Isolation marks around inserted names would show up in labels read aloud.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    for (const part of this.apart)
      bundle.addResource(new FluentResource(await load(`${language}/${part}`)));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Rules and chapters are fetched when somebody wants to read them. */
  async load(...parts: TextPart[]): Promise<void> {
    if (parts.every((part) => this.apart.has(part))) return;
    for (const part of parts) this.apart.add(part);
    await this.use(this.language);
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }

  hasPart(key: string, attribute: string): boolean {
    return !!this.bundle?.getMessage(key)?.attributes[attribute];
  }

  say(key: string, details: Details = {}, attribute?: string): string {
    const message = this.bundle?.getMessage(key);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!this.bundle || !pattern) return key;
    return this.bundle.formatPattern(pattern, details, []);
  }

  /** The details with the names of things in this language. */
  named(details: Record<string, string | number>): Details {
    const found: Details = {};
    for (const [name, value] of Object.entries(details)) {
      const key = `${NAMED[name]}-${value}`;
      found[name] = name in NAMED && this.has(key) ? this.say(key) : value;
    }
    // Its article depends on the figure.
    if (details.figure !== undefined) found.which = details.figure;
    return found;
  }

  refusal(refusal: Refusal): string {
    const details = this.named(refusal.details);
    for (const key of [`refusal-${refusal.reason}`, `problem-${refusal.reason}`])
      if (this.has(key)) return this.say(key, details);
    return this.say("web-error-other", { reason: refusal.reason });
  }

  event(event: EventView): string {
    const details = this.named(event.details);
    if (event.order) details.order = this.say(`order-${event.order}`);
    return this.say(`event-${event.kind}`, details);
  }

  tip(tip: TipView): string {
    return this.say(tip.key, this.named(tip.details));
  }
}

export const texts = new Texts();

/** A message of the interface, a term, a reason: `t("action-favor")`. */
export function t(key: string, details: Details = {}): string {
  return texts.say(key, details);
}

/** A term at the beginning of a line. */
export function heading(key: string): string {
  const said = t(key);
  return said.charAt(0).toLocaleUpperCase(texts.language) + said.slice(1);
}

/** A part of a message such as its hint. */
export function part(key: string, attribute: string): string {
  return texts.say(key, {}, attribute);
}

/** What a level of bots is called. */
export function strength(level: string | null): string {
  const key = `web-strength-${level}`;
  return texts.has(key) ? texts.say(key) : (level ?? "");
}

/** A number with its sign, for gains and losses. */
export function signed(value: number): string {
  const size = Math.abs(value).toLocaleString(texts.language);
  return value > 0 ? `+${size}` : value < 0 ? `−${size}` : "±0";
}

/** A bot's budget as people write it: `200ms` is a time, anything else stays as it is. */
export function budgeted(budget: string): string {
  const time = /^(\d+)ms$/.exec(budget)?.[1];
  return time
    ? Number(time).toLocaleString(texts.language, { style: "unit", unit: "millisecond" })
    : budget;
}

/** Several things in a row, as the language joins them. */
export function listed(
  parts: Iterable<string>,
  type: "conjunction" | "unit" = "conjunction",
): string {
  return new Intl.ListFormat(texts.language, { type }).format(parts);
}

export function preferred(stored: string | null, wanted: readonly string[]): Language {
  for (const tag of [stored, ...wanted]) {
    if (!tag) continue;
    const same = LANGUAGES.find((l) => l.toLowerCase() === tag.toLowerCase());
    const near = LANGUAGES.find((l) => l.split("-")[0] === tag.split("-")[0]?.toLowerCase());
    if (same ?? near) return (same ?? near) as Language;
  }
  return "en";
}
