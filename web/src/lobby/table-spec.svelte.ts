/** How a table is to be laid: what one can choose on the first page. */
import type { IsleName, Order } from "../lib/document";
import type { EditionName, ModeName, NewTable, PaceSpec, SeatSpec } from "../lib/generated";
import { reference } from "../lib/reference.svelte";
import { texts, type Language } from "../lib/text/texts.svelte";

/** Owners of a box expect its rules: the edition of the book in their language comes first, and is named. */
const BOOKS: Partial<Record<Language, EditionName>> = { it: "revised", "pt-BR": "brazilian" };
const EDITIONS: readonly EditionName[] = ["classic", "revised", "brazilian"];
const SECONDS: Record<string, number> = { blitz: 60, day: 86_400, week: 604_800 };
export const CLOCKS = ["none", ...Object.keys(SECONDS)];

export class TableSpec {
  chosenEdition = $state<EditionName | null>(null);
  /** Where the figures start, if somebody wants them there; in the preselected setup it is printed. */
  places = $state.raw<IsleName[] | undefined>();
  mode = $state<ModeName>("preselected");
  players = $state(2);
  level = $state("");
  listed = $state(false);
  unaided = $state(false);
  rated = $state(false);
  pace = $state("none");
  colour = $state<Order | "">("");
  names = $state<string[]>(["", "", ""]);

  private readonly nearest = $derived.by((): EditionName => BOOKS[texts.language] ?? "classic");
  readonly edition = $derived(this.chosenEdition ?? this.nearest);
  readonly editions = $derived([this.nearest, ...EDITIONS.filter((name) => name !== this.nearest)]);
  readonly levels = $derived(reference.value?.levels ?? []);
  readonly chosen = $derived(
    this.levels.includes(this.level)
      ? this.level
      : (this.levels[Math.min(1, this.levels.length - 1)] ?? ""),
  );
  private readonly figures = $derived(this.mode === "standard" ? this.places : undefined);

  private others(player: "bot" | "open"): SeatSpec[] {
    return Array.from({ length: this.players - 1 }, () =>
      player === "bot" ? { player, level: this.chosen } : { player },
    );
  }
  private get clock(): PaceSpec | undefined {
    // A rated game needs a clock: a day for each action if nobody says otherwise.
    const seconds = SECONDS[this.pace] ?? (this.rated ? SECONDS.day : undefined);
    // Who has chosen how strong bots are has chosen it for those that stand in for players, too.
    return seconds
      ? {
          kind: "move",
          seconds,
          end: "bot",
          level: this.levels.includes(this.level) ? this.level : undefined,
        }
      : undefined;
  }
  private you(): SeatSpec {
    return { player: "you", colour: this.colour || undefined };
  }
  private table(others: SeatSpec[], more: Partial<NewTable> = {}): NewTable {
    return {
      edition: this.edition,
      mode: this.mode,
      figures: more.rated ? undefined : this.figures,
      seats: [this.you(), ...others],
      ...more,
    };
  }

  bots(): NewTable {
    if (this.rated) return this.table(this.others("bot"), { rated: true, pace: this.clock });
    return this.table(this.others("bot"), { hints: !this.unaided });
  }
  friends(): NewTable {
    return this.table(this.others("open"), {
      rated: this.rated || undefined,
      hints: !this.unaided,
      public: this.listed,
      pace: this.clock,
    });
  }
  hotSeat(): NewTable {
    const others = this.others("open").map((seat, at) => ({
      ...seat,
      name: this.names[at]?.trim() || undefined,
    }));
    return this.table(others, { hot_seat: true });
  }
  solo(level: 1 | 2 | 3): NewTable {
    return { edition: this.edition, mode: `solo${level}`, seats: [this.you()] };
  }
}
