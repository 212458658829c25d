/** The server over HTTP. Whatever goes wrong comes back as a Problem in the player's words. */
import type { ProblemDocument, RefusalDocument } from "../model/generated";

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

export const offline = (): Problem => new Problem(0, { rule: null, reason: "offline", details: {} });

async function read(response: Response): Promise<unknown> {
  const type = response.headers.get("content-type") ?? "";
  return type.includes("json") ? response.json() : response.text();
}

export async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(`/api${path}`, {
      method,
      credentials: "same-origin",
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
  } catch {
    throw offline();
  }
  const answer = await read(response);
  if (response.ok) return answer as T;
  throw problemOf(response.status, typeof answer === "object" && answer ? answer : {});
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
