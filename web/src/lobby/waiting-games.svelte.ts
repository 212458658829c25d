/** The games that wait for you: their number in the title and on the app's icon, the next one with one key. */
import type { Hide, Waiting } from "../lib/generated";
import { Problem, ask, get } from "../lib/api";
import { host } from "../lib/host.svelte";
import { storedTables } from "../offline";

const EVERY = 30_000;
/** Looks that a page which is not seen leaves out. */
const UNSEEN = 4;

class WaitingGames {
  private tables = $state.raw<readonly string[]>([]);
  private number = $state(0);

  /** Look now, then again and again; less often while only the title of the page is seen. */
  begin(): () => void {
    let since = 0;
    const look = () => {
      since = 0;
      void this.load();
    };
    const timer = setInterval(
      () => (document.visibilityState === "visible" || ++since >= UNSEEN ? look() : undefined),
      EVERY,
    );
    document.addEventListener("visibilitychange", look);
    look();
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }

  async load(): Promise<void> {
    try {
      const there =
        host.isLocal || !navigator.onLine
          ? { number: 0, tables: [] }
          : await get<Waiting>("/waiting");
      const here = await this.here();
      this.take({ number: there.number + here.length, tables: [...there.tables, ...here] });
    } catch (fault) {
      if (!(fault instanceof Problem)) throw fault;
    }
  }

  /** Those that this browser keeps; no engine is needed to read them. */
  private async here(): Promise<string[]> {
    if (!host.canBeLocal) return [];
    const kept = await storedTables();
    return kept
      .filter((table) => table.your_turn && table.kind === "game" && !table.hidden)
      .map(({ table }) => table);
  }

  async hide(tables: string[], hidden: boolean): Promise<void> {
    // Some are kept here, others by the server.
    const [here, there] = [
      tables.filter((table) => host.isStoredHere(table)),
      tables.filter((table) => !host.isStoredHere(table)),
    ];
    for (const some of [here, there])
      if (some.length)
        await ask<Waiting>("PUT", "/hidden", { tables: some, hidden } satisfies Hide);
    await this.load();
  }

  private take({ number, tables }: Waiting): void {
    this.number = number;
    this.tables = tables;
    // Only an installed app has an icon to mark.
    if (!("setAppBadge" in navigator)) return;
    void (number ? navigator.setAppBadge(number) : navigator.clearAppBadge()).catch(() => {});
  }

  /** How many wait besides the one that is open. */
  besides(table: string | null): number {
    return this.number - (table !== null && this.tables.includes(table) ? 1 : 0);
  }

  /** The most pressing one besides the one that is open. */
  next(table: string | null): string | null {
    return this.tables.find((each) => each !== table) ?? null;
  }

  title(base: string, table: string | null = null): string {
    const others = this.besides(table);
    return others ? `(${others}) ${base}` : base;
  }
}

export const waiting = new WaitingGames();
