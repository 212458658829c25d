/** What the server tells about a table. */
import type { FigureName, IsleName, Order, StateDocument } from "./document";

export interface Refusal {
  rule: string | null;
  reason: string;
  details: Record<string, string | number>;
}

export type Choice = Record<string, unknown>;
export type VerbOption = { choices: Choice[]; refusal?: undefined } | { choices?: undefined; refusal: Refusal };

export interface Options {
  verbs: Record<string, VerbOption>;
  journeys: number;
  tides: number;
}

export type Gains = Partial<Record<Order, Record<string, number>>>;

export interface RoundAhead extends Record<FigureName, IsleName> {
  round: number;
  guard: number;
}

export interface Forecast {
  round_end: Gains | null;
  game_end: { gains: Gains; totals: Partial<Record<Order, number>>; ranking: Order[] } | null;
  rounds: RoundAhead[];
}

export interface SeatView {
  seat: number;
  colour: Order;
  kind: "human" | "open" | "bot" | "virtual";
  name: string | null;
  level: string | null;
  present?: boolean;
}

export interface Position {
  document: StateDocument | null;
  options: Options | null;
  forecast: Forecast | null;
}

export interface View extends Position {
  table: string;
  kind: string;
  status: "open" | "playing" | "over" | "abandoned" | "frozen";
  edition: string;
  mode: string;
  public: boolean;
  hot_seat: boolean;
  created: number;
  seats: SeatView[];
  pace: { kind: string; seconds: number } | null;
  clock: { since: number; deadline: number | null; left: (number | null)[] } | null;
  sequence: number;
  position: number;
  number: number;
  turn: { seat: number; colour: Order } | null;
  request: { what: string; number: number; seat: number; agreed: number[] } | null;
  rematch: string | null;
  you?: You;
}

export interface You {
  seats: number[];
  owner: boolean;
}

export interface Entry {
  sequence: number;
  seat: number | null;
  kind: string;
  text: string;
  time: number;
  client: string | null;
  /** The round it belongs to: 0 is the Preliminary Round, null is before the game. */
  round: number | null;
}

export interface GameEvent {
  kind: string;
  order: Order | null;
  details: Record<string, string | number>;
}

export interface Preview {
  text: string;
  document: StateDocument;
  events: GameEvent[];
  forecast: Forecast;
}

export interface TableSummary {
  table: string;
  kind: string;
  status: string;
  edition: string;
  mode: string;
  updated: number;
  seats: SeatView[];
  turn: { seat: number; colour: Order } | null;
  yours: number[];
  your_turn: boolean;
}
