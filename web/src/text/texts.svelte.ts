/** Words in the player's language; everything on the page changes with it at once. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { EventView, TipView } from "../model/generated";
import type { Refusal } from "../net/api";

export const LANGUAGES = ["en", "pt-BR", "it", "nl", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export const OWN_NAMES: Record<Language, string> = {
  en: "English",
  "pt-BR": "Português (Brasil)",
  it: "Italiano",
  nl: "Nederlands",
  de: "Deutsch",
};

const SOURCES: Record<Language, () => Promise<{ default: string }>> = {
  en: () => import("texts:en"),
  "pt-BR": () => import("texts:pt-BR"),
  it: () => import("texts:it"),
  nl: () => import("texts:nl"),
  de: () => import("texts:de"),
};
/** What is fetched only when somebody reads it. */
const APART = {
  rules: {
    en: () => import("texts:en/rules"),
    "pt-BR": () => import("texts:pt-BR/rules"),
    it: () => import("texts:it/rules"),
    nl: () => import("texts:nl/rules"),
    de: () => import("texts:de/rules"),
  },
  examples: {
    en: () => import("texts:en/examples"),
    "pt-BR": () => import("texts:pt-BR/examples"),
    it: () => import("texts:it/examples"),
    nl: () => import("texts:nl/examples"),
    de: () => import("texts:de/examples"),
  },
  learn: {
    en: () => import("texts:en/learn"),
    "pt-BR": () => import("texts:pt-BR/learn"),
    it: () => import("texts:it/learn"),
    nl: () => import("texts:nl/learn"),
    de: () => import("texts:de/learn"),
  },
  meeting: {
    en: () => import("texts:en/meeting"),
    "pt-BR": () => import("texts:pt-BR/meeting"),
    it: () => import("texts:it/meeting"),
    nl: () => import("texts:nl/meeting"),
    de: () => import("texts:de/meeting"),
  },
  review: {
    en: () => import("texts:en/review"),
    "pt-BR": () => import("texts:pt-BR/review"),
    it: () => import("texts:it/review"),
    nl: () => import("texts:nl/review"),
    de: () => import("texts:de/review"),
  },
  app: {
    en: () => import("texts:en/app"),
    "pt-BR": () => import("texts:pt-BR/app"),
    it: () => import("texts:it/app"),
    nl: () => import("texts:nl/app"),
    de: () => import("texts:de/app"),
  },
  rated: {
    en: () => import("texts:en/rated"),
    "pt-BR": () => import("texts:pt-BR/rated"),
    it: () => import("texts:it/rated"),
    nl: () => import("texts:nl/rated"),
    de: () => import("texts:de/rated"),
  },
} as const;
type Apart = keyof typeof APART;

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
  private readonly apart = new Set<Apart>();

  async use(language: Language): Promise<void> {
    const source = (await SOURCES[language]()).default;
    // Isolation marks around inserted names would show up in labels read aloud.
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    for (const part of this.apart) bundle.addResource(new FluentResource((await APART[part][language]()).default));
    this.bundle = bundle;
    this.language = language;
    document.documentElement.lang = language;
  }

  /** Rules and chapters are fetched when somebody wants to read them. */
  async with(...parts: Apart[]): Promise<void> {
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
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : "±0";
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
