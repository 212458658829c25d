/** Requests. Whatever goes wrong comes back as a Problem in the player's words. */
import type { ProblemDocument, RefusalDocument } from "./generated";
import { host } from "./host.svelte";
import { isHere, transportFor, type Reply } from "./transport";

/** What forbids something: a rule of the game, or no rule at all. */
export type Refusal = Omit<RefusalDocument, "rule"> & { rule: string | null };

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    /** The line of a record where it lies. */
    readonly line: number | null = null,
  ) {
    super(refusal.reason);
  }
}

export const offline = (): Problem =>
  new Problem(0, { rule: null, reason: "offline", details: {} });

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let reply: Reply;
  try {
    reply = await (await transportFor(path, body)).request(method, path, body);
  } catch {
    // Whoever can play here does not need the network for what anyone can answer.
    if (isHere(path, body) || !host.goOffline() || !isHere(path, body)) throw offline();
    return ask(method, path, body);
  }
  return read<T>(reply);
}

/** What an answer says, or the problem that it is. */
export function read<T>(reply: Reply): T {
  const answer: unknown = reply.type.includes("json") ? JSON.parse(reply.text) : reply.text;
  if (reply.status < 400) return answer as T;
  throw problemOf(reply.status, typeof answer === "object" && answer ? answer : {});
}

/** A proxy before the server may answer with anything. */
export function problemOf(status: number, answer: Partial<ProblemDocument>): Problem {
  const reason = answer.reason ?? (status >= 500 ? "server-fault" : "unknown");
  const details: Refusal["details"] = {};
  for (const [name, value] of Object.entries(answer.details ?? {}))
    if (typeof value === "string" || typeof value === "number") details[name] = value;
  return new Problem(status, { rule: answer.rule ?? null, reason, details }, answer.line ?? null);
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
