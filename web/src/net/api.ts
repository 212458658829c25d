/** The server over HTTP. Whatever goes wrong comes back as a Problem in the player's words. */
import type { Refusal } from "../model/view";

export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly refusal: Refusal,
    readonly more: Record<string, unknown> = {},
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
  const told = await read(response);
  if (response.ok) return told as T;
  throw problemOf(response.status, told);
}

export function problemOf(status: number, told: unknown): Problem {
  const said = (typeof told === "object" && told ? told : {}) as Record<string, unknown>;
  const reason = typeof said.reason === "string" ? said.reason : status >= 500 ? "server-fault" : "unknown";
  const details = (said.details ?? {}) as Record<string, string | number>;
  return new Problem(status, { rule: (said.rule as string) ?? null, reason, details }, said);
}

export const get = <T>(path: string) => ask<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}) => ask<T>("POST", path, body);
