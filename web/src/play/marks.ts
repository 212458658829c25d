/** What glows on the table and what a touch does, for the player of this browser. */
import type { Mark } from "../table/place-actions";
import type { Order } from "../lib/document";
import { beginnings, matching, settledPlaces, usedSpots } from "./state/choices";
import type { Session } from "./state/session.svelte";
import { left, originPlace, originSpot } from "./state/voyage";

/** Marks of all places; on narrow screens the whole Temple Island is one of them. */
export function legalPlaces(session: Session): Map<string, Mark> {
  const found = new Map<string, Mark>();
  if (session.anywhere) {
    for (const place of everyPlace(session)) found.set(place, "legal");
    return found;
  }
  if (session.looked) found.set(session.looked, "chosen");
  // Before one's turn only what one plans is marked, so that nothing asks to be touched.
  if (!session.mine && !(session.can && session.verb)) return found;
  const { verb, voyage } = session;
  if (session.voyaging && verb) {
    const hand = voyage.hand;
    const from = session.pools.find((pool) => pool.origin === hand?.origin);
    if (hand && from) {
      for (const target of from.targets) found.set(`isle:${target}`, "legal");
      found.set(originPlace(hand.origin), "chosen");
    } else
      for (const pool of session.pools)
        if (left(session.pools, voyage, pool.origin) > 0)
          found.set(originPlace(pool.origin), "legal");
  } else if (verb) {
    const { next, picks } = session;
    if (next !== null)
      for (const { places } of matching(session.all, verb, picks))
        if (places[next]) found.set(places[next], "legal");
    for (const place of settledPlaces(session.all, verb, picks)) found.set(place, "chosen");
  } else if (!session.preview) {
    // At rest isles do not glow in a round, their novices do; tiles and the rest do.
    for (const place of beginnings(session.all).keys())
      if (
        (!place.startsWith("isle:") || session.document?.phase !== "actions") &&
        !found.has(place)
      )
        found.set(place, "legal");
  }
  if (
    [...found.keys()].some((place) => /^(path|temple|stage|council|meditation)/.test(place)) &&
    !found.has("temple")
  )
    found.set("temple", "legal");
  return found;
}

/** Isles, tiles and the landing stage: what an arrow may begin or end at. */
function everyPlace({ document }: Session): string[] {
  if (!document) return [];
  const tiles = document.path.flatMap((slot) => ("tile" in slot ? [`path:${slot.tile}`] : []));
  const inside = Object.keys(document.temple).map((tile) => `temple:${tile}`);
  return [...document.isles.map(({ name }) => `isle:${name}`), ...tiles, ...inside, "stage"];
}

/** Where novices of the player to act may be used now. */
export function movableNovices(session: Session): { order: Order; spots: Set<string> } | null {
  const { order } = session;
  if (!order || session.document?.phase !== "actions") return null;
  // In a Journey or Tide whoever can still travel is lit, until somebody is picked up.
  if (session.voyaging) {
    const going = session.pools.filter(
      (pool) => left(session.pools, session.voyage, pool.origin) > 0,
    );
    return session.voyage.hand || session.past
      ? null
      : { order, spots: new Set(going.map((pool) => originSpot(pool.origin))) };
  }
  if (!session.mine || session.verb || session.preview) return null;
  const pools = Object.values(session.can?.pools ?? {}).flat();
  const spots = new Set([
    ...pools.map((pool) => originSpot(pool.origin)),
    ...session.all.flatMap(usedSpots),
  ]);
  return { order, spots };
}
