/** What glows on the table and what a touch does, for the player of this browser. */
import type { Mark } from "../table/place-actions";
import type { Order } from "../lib/document";
import { beginnings, matching, settledPlaces, usedSpots } from "./state/choices";
import type { TableSession } from "./state/session.svelte";
import { left, originPlace, originSpot } from "./state/voyage";

/** Marks of all places; on narrow screens the whole Temple Island is one of them. */
export function legalPlaces(session: TableSession): Map<string, Mark> {
  const found = new Map<string, Mark>();
  const { verb, voyage, next, picks, candidates, pools } = session.draft;
  // While a tool is in use, any place may be touched.
  if (session.tool) {
    for (const place of everyPlace(session)) found.set(place, "legal");
    return found;
  }
  if (session.draft.selected) found.set(session.draft.selected, "chosen");
  // Before one's turn only what one plans is marked, so that nothing asks to be touched.
  if (!session.isMyTurn && !(session.options && verb)) return found;
  if (session.draft.isVoyage && verb) {
    const hand = voyage.hand;
    const from = pools.find((pool) => pool.origin === hand?.origin);
    if (hand && from) {
      for (const target of from.targets) found.set(`isle:${target}`, "legal");
      found.set(originPlace(hand.origin), "chosen");
    } else
      for (const pool of pools)
        if (left(pools, voyage, pool.origin) > 0) found.set(originPlace(pool.origin), "legal");
  } else if (verb) {
    if (next !== null)
      for (const { places } of matching(candidates, verb, picks))
        if (places[next]) found.set(places[next], "legal");
    for (const place of settledPlaces(candidates, verb, picks)) found.set(place, "chosen");
  } else if (!session.draft.preview) {
    // At rest isles do not glow in a round, their novices do; tiles and the rest do.
    for (const place of beginnings(candidates).keys())
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
function everyPlace({ document }: TableSession): string[] {
  if (!document) return [];
  const tiles = document.path.flatMap((slot) => ("tile" in slot ? [`path:${slot.tile}`] : []));
  const inside = Object.keys(document.temple).map((tile) => `temple:${tile}`);
  return [...document.isles.map(({ name }) => `isle:${name}`), ...tiles, ...inside, "stage"];
}

/** Where novices of the player to act may be used now. */
export function movableNovices(session: TableSession): { order: Order; spots: Set<string> } | null {
  const { order, draft, options, history } = session;
  if (!order || session.document?.phase !== "actions") return null;
  // In a Journey or Tide whoever can still travel is lit, until somebody is picked up.
  if (draft.isVoyage) {
    const { pools, voyage } = draft;
    if (voyage.hand || history.past) return null;
    const going = pools.filter((pool) => left(pools, voyage, pool.origin) > 0);
    return { order, spots: new Set(going.map((pool) => originSpot(pool.origin))) };
  }
  if (!session.isMyTurn || draft.isBegun) return null;
  const pools = Object.values(options?.pools ?? {}).flat();
  const origins = pools.map((pool) => originSpot(pool.origin));
  return { order, spots: new Set([...origins, ...draft.candidates.flatMap(usedSpots)]) };
}
