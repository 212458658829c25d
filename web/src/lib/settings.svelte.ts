/** What this browser remembers: language, theme, name, and what has been learned already. */
import { store, load } from "./storage";
import { preferred, texts, type Language } from "./text/texts.svelte";

export type Theme = "auto" | "dark" | "light";
/** How quickly the actions of others are shown. */
export type Pace = "slow" | "normal" | "fast" | "once";
export const PACES: readonly Pace[] = ["slow", "normal", "fast", "once"];

class Settings {
  theme = $state<Theme>((load("theme") as Theme | null) ?? "auto");
  name = $state(load("name") ?? "");
  pace = $state<Pace>(PACES.find((pace) => pace === load("pace")) ?? "normal");
  /** The log in the notation of records instead of sentences. */
  notation = $state(load("notation") === "on");
  tips = $state(load("tips") !== "off");
  /** Off on phones unless somebody wants them. */
  sounds = $state(
    (load("sounds") ?? (matchMedia("(pointer: coarse)").matches ? "off" : "on")) === "on",
  );
  textView = $state(load("text-view") === "on");
  /** Hints and reviews may come from this device where the server has no time for them. */
  thinkHere = $state(load("think-here") !== "off");
  learned = $state.raw<string[]>(JSON.parse(load("learned") ?? "[]") as string[]);

  async begin(): Promise<void> {
    this.paint();
    matchMedia("(prefers-color-scheme: light)").addEventListener("change", () => this.paint());
    await texts.use(preferred(load("language"), navigator.languages));
  }

  private paint(): void {
    const light =
      this.theme === "light" ||
      (this.theme === "auto" && matchMedia("(prefers-color-scheme: light)").matches);
    document.documentElement.dataset.theme = light ? "light" : "dark";
  }

  setTheme(theme: Theme): void {
    this.theme = theme;
    store("theme", theme);
    this.paint();
  }

  async setLanguage(language: Language): Promise<void> {
    store("language", language);
    await texts.use(language);
  }

  setName(name: string): void {
    this.name = name;
    store("name", name);
  }

  setTips(on: boolean): void {
    this.tips = on;
    store("tips", on ? "on" : "off");
  }

  setThinkHere(on: boolean): void {
    this.thinkHere = on;
    store("think-here", on ? "on" : "off");
  }

  setPace(pace: Pace): void {
    this.pace = pace;
    store("pace", pace);
  }

  setNotation(on: boolean): void {
    this.notation = on;
    store("notation", on ? "on" : "off");
  }

  setSounds(on: boolean): void {
    this.sounds = on;
    store("sounds", on ? "on" : "off");
  }

  /** What this browser took off its list before the server kept that. */
  async handOverHidden(hide: (tables: string[], hidden: boolean) => Promise<void>): Promise<void> {
    const tables = JSON.parse(load("hidden") ?? "[]") as string[];
    store("hidden", "[]");
    if (tables.length) await hide(tables.slice(-200), true);
  }

  setTextView(on: boolean): void {
    this.textView = on;
    store("text-view", on ? "on" : "off");
  }

  learn(tip: string): void {
    if (this.learned.includes(tip)) return;
    this.learned = [...this.learned, tip];
    store("learned", JSON.stringify(this.learned));
  }
}

export const settings = new Settings();
