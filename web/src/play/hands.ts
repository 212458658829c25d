/** What glows on the table and what a touch does, for the player of this browser. */
import type { Hands, Mark } from "../table/hands";
import type { Order, StateDocument } from "../model/document";
import { label } from "../panels/describe";
import { PLACES, beginnings, matching, placeOf, pools } from "./choices";
import type { Session } from "./session.svelte";
import { left, originPlace } from "./voyage";

/** Marks of all places; on narrow screens the whole Temple Island is one of them. */
export function marks(session: Session): Map<string, Mark> {
  const found = new Map<string, Mark>();
  if (session.looked) found.set(session.looked, "chosen");
  if (!session.mine) return found;
  const { verb, voyage } = session;
  if (session.voyaging && verb) {
    const hand = voyage.hand;
    const from = session.pools.find((pool) => pool.origin === hand?.origin);
    if (hand && from) {
      for (const target of from.targets) found.set(`isle:${target}`, "legal");
      found.set(originPlace(hand.origin), "chosen");
    } else
      for (const pool of session.pools)
        if (left(session.pools, voyage, pool.origin) > 0) found.set(originPlace(pool.origin), "legal");
  } else if (verb) {
    const fitting = matching(session.all, verb, session.picks);
    const next = session.next;
    if (next)
      for (const c of fitting) {
        const place = placeOf(verb, next, c[next]);
        if (place) found.set(place, "legal");
      }
    for (const name of PLACES[verb] ?? []) {
      const value = name in session.picks ? session.picks[name as keyof typeof session.picks] : next ? undefined : fitting[0]?.[name];
      const place = value === undefined ? null : placeOf(verb, name, value);
      if (place) found.set(place, "chosen");
    }
    if (verb === "meditate") found.set("meditation", "chosen");
  } else if (!session.preview) {
    // At rest isles do not glow, their novices do; tiles and the rest do.
    for (const place of beginnings(session.all).keys())
      if (!place.startsWith("isle:") || session.all[0]?.verb === "place" || session.all[0]?.verb === "tire")
        if (!found.has(place)) found.set(place, "legal");
  }
  if ([...found.keys()].some((place) => /^(path|temple|stage|council|meditation)/.test(place)) && !found.has("temple"))
    found.set("temple", "legal");
  return found;
}

/** Where novices of the player to act may be used now. */
export function litSpots(session: Session): { order: Order; spots: Set<string> } | null {
  const order = session.turn?.colour;
  if (!session.mine || !order || session.verb || session.preview || session.document?.phase !== "actions") return null;
  const spots = new Set<string>();
  for (const verb of ["journey", "tide"])
    for (const pool of pools(session.options, verb))
      spots.add(pool.origin === "stage" ? "stage" : pool.origin.startsWith("~") ? `resting:${pool.origin.slice(1)}` : `active:${pool.origin}`);
  for (const c of session.all) {
    if (c.verb === "herbs" && c.isle) spots.add(`resting:${c.isle}`);
    else if (c.isle && c.count !== 0) spots.add(`active:${c.isle}`);
    if (c.verb === "sail" && c.origin) spots.add(c.origin === "stage" ? "stage" : `active:${c.origin}`);
  }
  return { order, spots };
}

export function handsOf(doc: StateDocument, found: Map<string, Mark>, touch: (place: string) => void): Hands {
  return {
    mark: (place) => found.get(place) ?? null,
    label: (place) => label(doc, place),
    touch: (place) => () => touch(place),
  };
}
