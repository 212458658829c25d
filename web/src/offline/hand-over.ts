/** A game goes on elsewhere: from this device to the server, or back. Nothing is lost where it comes from. */
import type { Reference, SeatSpec, Upload, View } from "../lib/generated";
import { get, offline, problemOf } from "../lib/api";
import { engine, server, type Transport } from "../lib/transport";
import { host } from "../lib/host.svelte";

/** The level that stands in for one that the other side does not have. */
const STAND_IN = "archbishop";

async function ask<T>(
  transport: Transport,
  method: string,
  path: string,
  body?: unknown,
): Promise<T> {
  const reply = await transport.request(method, path, body).catch(() => {
    throw offline();
  });
  const answer: unknown = JSON.parse(reply.text);
  if (reply.status < 400) return answer as T;
  throw problemOf(reply.status, answer as object);
}

/** The seats of a game, for whoever takes it over: bots stay bots, everyone else sits at this device. */
export function plansOf(view: View, levels: readonly string[]): SeatSpec[] {
  return view.seats
    .filter((seat) => seat.kind !== "virtual")
    .map(({ kind, colour, level, name }) =>
      kind === "bot"
        ? { player: "bot", colour, level: level && levels.includes(level) ? level : STAND_IN }
        : { player: "you", colour, name: name ?? undefined },
    );
}

export async function handOver(view: View, name: string): Promise<View> {
  const target = host.isStoredHere(view.table) ? server : await engine();
  const [record, { levels }] = await Promise.all([
    get<string>(`/tables/${view.table}/record`),
    ask<Reference>(target, "GET", "/reference"),
  ]);
  const as = view.status === "over" ? "finished" : "game";
  const upload: Partial<Upload> = { record, as, name };
  if (as === "game" && !view.hot_seat) upload.seats = plansOf(view, levels);
  return ask<View>(target, "POST", "/records", upload);
}
