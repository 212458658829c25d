/// <reference lib="webworker" />
/**
 * The files of the app in caches that are named after their version.
 *
 * A version is kept whole or not at all: if one file of an update cannot be fetched, the update fails and the version
 * before it stays. One that is whole and does not start all the same gives way to the last one that did.
 */

declare const self: ServiceWorkerGlobalScope;
/** Filled in by the build: what the app is made of, relative to this script. */
declare const __SHELL__: {
  version: string;
  files: string[];
  engineVersion: string;
  engine: string[];
};

const { version, files, engineVersion, engine } = __SHELL__;
const SHELL = "luna-shell-";
const ENGINE = "luna-engine-";
const STATE = "luna-state";
/** How often a version may fail to start before the last good one takes over. */
const TRIES = 2;

const base = new URL("./", self.location.href);
const url = (file: string): string => new URL(file, base).href;
const own = new Set([...files, ...engine].map(url));
/** Addresses that the app draws: `/`, `/t/…`, `/s/…`, `/r/…`. */
const PAGES = /^(index\.html)?$|^[tsr]\//;

async function recall(name: string): Promise<string | null> {
  const found = await (await caches.open(STATE)).match(url(`state/${name}`));
  return found ? found.text() : null;
}

async function remember(name: string, value: string): Promise<void> {
  await (await caches.open(STATE)).put(url(`state/${name}`), new Response(value));
}

export async function keepShell(): Promise<void> {
  const cache = await caches.open(SHELL + version);
  await cache.addAll(files.map((file) => new Request(url(file), { cache: "reload" })));
}

/** The engine that plays without a server, for the next time; what is there already is not fetched again. */
export async function keepEngine(): Promise<void> {
  const cache = await caches.open(ENGINE + engineVersion);
  for (const file of engine) if (!(await cache.match(url(file)))) await cache.add(url(file));
}

/** Delete what neither this version nor the last good one needs. */
export async function tidy(): Promise<void> {
  const good = await recall("good");
  const wanted = [
    SHELL + version,
    SHELL + good,
    ENGINE + engineVersion,
    ENGINE + (await recall("engine")),
    STATE,
  ];
  for (const name of await caches.keys())
    if (name.startsWith("luna-") && !wanted.includes(name)) await caches.delete(name);
}

/** A page of this version runs: from now on it is the one to fall back to. */
export async function started(script: string): Promise<void> {
  if (!own.has(script) || (await recall("good")) === version) return;
  await remember("good", version);
  await remember("engine", engineVersion);
  await tidy();
}

/** The answer to a request for a file of the app; null for everything else. */
export function ownFile(request: Request): Promise<Response> | null {
  const { origin, pathname, href } = new URL(request.url);
  if (origin !== base.origin || !pathname.startsWith(base.pathname)) return null;
  const path = pathname.slice(base.pathname.length);
  if (request.mode === "navigate") return PAGES.test(path) ? page(request) : null;
  if (own.has(href) || path.startsWith("assets/")) return file(request);
  return null;
}

async function page(request: Request): Promise<Response> {
  const found = await (await caches.open(SHELL + (await startable()))).match(base.href);
  return found ?? fetch(request);
}

/** The version to start: this one, unless it has failed to start before. */
async function startable(): Promise<string> {
  const good = await recall("good");
  if (good === version || good === null) return version;
  const tries = Number((await recall(`tries-${version}`)) ?? 0);
  if (tries >= TRIES && (await caches.has(SHELL + good))) return good;
  await remember(`tries-${version}`, String(tries + 1));
  return version;
}

async function file(request: Request): Promise<Response> {
  const found = await caches.match(request, { ignoreVary: true });
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok && engine.some((each) => url(each) === request.url)) {
    await (await caches.open(ENGINE + engineVersion)).put(request, answer.clone());
  }
  return answer;
}
