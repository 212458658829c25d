/** The plan of a Journey or a Tide: who leaves from where to which isle. */
import type { Leg } from "../../table/arrows";
import type { Pool } from "../../lib/generated";

export interface Voyage {
  legs: Leg[];
  /** Novices picked up and not yet sent anywhere. */
  hand: { origin: string; count: number } | null;
}

export const EMPTY_VOYAGE: Voyage = { legs: [], hand: null };

export function left(pools: Pool[], voyage: Voyage, origin: string): number {
  const all = pools.find((pool) => pool.origin === origin)?.count ?? 0;
  const gone = voyage.legs
    .filter((leg) => leg.origin === origin)
    .reduce((sum, leg) => sum + leg.count, 0);
  return all - gone;
}

/** Pick up one novice more, if there is one; at another place, those in hand are put back. */
export function pickUp(pools: Pool[], voyage: Voyage, origin: string): Voyage {
  const held = voyage.hand?.origin === origin ? voyage.hand.count : 0;
  const most = left(pools, voyage, origin);
  if (!most) return { ...voyage, hand: null };
  return { ...voyage, hand: { origin, count: Math.min(most, held + 1) } };
}

export function send(voyage: Voyage, target: string): Voyage {
  const { hand, legs } = voyage;
  if (!hand) return voyage;
  const same = legs.find((leg) => leg.origin === hand.origin && leg.target === target);
  const rest = legs.filter((leg) => leg !== same);
  return {
    legs: [...rest, { origin: hand.origin, target, count: hand.count + (same?.count ?? 0) }],
    hand: null,
  };
}

/** One novice more or fewer on a leg; at none it is gone. */
export function adjust(pools: Pool[], voyage: Voyage, leg: Leg, by: number): Voyage {
  if (by > 0 && left(pools, voyage, leg.origin) < by) return voyage;
  const legs = voyage.legs.flatMap((l) => {
    if (l.origin !== leg.origin || l.target !== leg.target) return [l];
    return l.count + by > 0 ? [{ ...l, count: l.count + by }] : [];
  });
  return { ...voyage, legs };
}

export function voyageText(verb: string, voyage: Voyage): string | null {
  if (!voyage.legs.length) return null;
  return `${verb} ${voyage.legs.map((leg) => `${leg.origin}>${leg.target} ${leg.count}`).join(", ")}`;
}

/** The place on the table where the novices of an origin are. */
export function originPlace(origin: string): string {
  if (origin === "stage") return "stage";
  return origin.startsWith("~") ? `resting:${origin.slice(1)}` : `isle:${origin}`;
}

/** The same by who is meant there: `active:tide`, `resting:tide` or `stage`. */
export function originSpot(origin: string): string {
  return originPlace(origin).replace("isle:", "active:");
}

/** Whether novices are planned to leave a place, or to arrive there. */
export function travels(legs: readonly Leg[], place: string): boolean {
  return legs.some(({ origin, target }) =>
    [originPlace(origin), `isle:${target}`, `resting:${target}`].includes(place),
  );
}

/** Without the leg that was planned last. */
export function withoutLast(voyage: Voyage): Voyage {
  return { legs: voyage.legs.slice(0, -1), hand: null };
}
