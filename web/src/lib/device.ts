/** The engine of this device in place of a server that is slow or busy. */
import { Problem, ask, read } from "./api";
import type { ReviewView } from "./generated";
import { host } from "./host.svelte";
import { settings } from "./settings.svelte";
import { engine } from "./transport";

/** How long a server may take over a hint before this device thinks. */
export const PATIENCE_MS = 2000;

/** Whether this device thinks where the server has no time. */
export const thinksHere = (): boolean =>
  settings.thinkHere && host.engineForm === "compiled" && !host.isLocal;

/** Whether a server has refused because it has too much to do. */
export const isBusy = (fault: unknown): boolean =>
  fault instanceof Problem && (fault.status === 429 || fault.status === 503);

/** Ask the engine of this device, wherever one plays. */
export async function askDevice<T>(method: string, path: string, body?: unknown): Promise<T> {
  return read<T>(await (await engine()).request(method, path, body));
}

/** Review a finished game of the server; a busy server leaves it to this device. */
export async function requestReview(table: string): Promise<ReviewView> {
  try {
    return await ask<ReviewView>("POST", "/reviews", { table });
  } catch (fault) {
    if (!isBusy(fault) || !thinksHere()) throw fault;
    const record = await ask<string>("GET", `/tables/${table}/record`);
    return askDevice<ReviewView>("POST", "/reviews", { record });
  }
}
