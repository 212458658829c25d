/** Which page the address asks for; links between pages do not load the page anew. */
import { parse } from "regexparam";

interface Pattern<R> {
  route: R;
  keys: string[];
  pattern: RegExp;
}

export interface Match<R> {
  route: R;
  /** The names in the address, and tokens behind the #. */
  params: Readonly<Record<string, string | null>>;
}

/** Tokens of invitations and of seats stand behind the # as well, so that no server logs them. */
const TOKEN = /^(join|seat)=(.*)$/;
const TOKENS: Record<string, string> = { join: "token", seat: "claim" };

/** The page of an address, if it is one of this app. */
export function match<R>(patterns: readonly Pattern<R>[], url: URL | Location): Match<R> | null {
  const mark = url.hash.slice(1);
  const token = TOKEN.exec(mark);
  const isServed = /^\/[trs]\/[^/]/.test(url.pathname);
  const path = mark && !token ? `/${mark}` : isServed ? url.pathname : "/";
  const home = patterns.find(({ keys, pattern }) => !keys.length && pattern.test("/"));
  const { route, keys, pattern } = patterns.find((each) => each.pattern.test(path)) ?? home!;
  const values = pattern.exec(path) ?? [];
  const params: Record<string, string | null> = { token: null, claim: null };
  for (const [at, key] of keys.entries()) params[key] = values[at + 1] || null;
  if (token) params[TOKENS[token[1] ?? ""] ?? ""] = token[2] ?? null;
  return { route, params };
}

export const compile = <R extends { path: string }>(routes: readonly R[]): Pattern<R>[] =>
  routes.map((route) => ({ route, ...parse(route.path) }));

/** Whether an address leads to a page of this app, not to a file or to another site. */
function isOwn(url: URL): boolean {
  const base = new URL(import.meta.env.BASE_URL, document.baseURI).pathname;
  if (url.origin !== location.origin) return false;
  return (
    url.pathname === base || url.pathname === location.pathname || /^\/[trs]\//.test(url.pathname)
  );
}

class Router {
  /** Changes with the address. */
  url = $state.raw(new URL(globalThis.location?.href ?? "http://localhost/"));

  /** Follow the address, and links to pages of this app. */
  start(): () => void {
    const update = () => (this.url = new URL(location.href));
    const click = (event: MouseEvent) => this.click(event);
    addEventListener("popstate", update);
    addEventListener("hashchange", update);
    document.addEventListener("click", click);
    update();
    return () => {
      removeEventListener("popstate", update);
      removeEventListener("hashchange", update);
      document.removeEventListener("click", click);
    };
  }

  private click(event: MouseEvent): void {
    const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
    if (event.defaultPrevented || event.button !== 0 || !isPlain) return;
    const link = (event.target as Element).closest?.("a");
    if (!link?.href || link.target || link.hasAttribute("download")) return;
    const url = new URL(link.href);
    // The browser itself goes to another mark on the same page.
    const isMark = url.hash !== "" && url.pathname === location.pathname;
    if (isMark || !isOwn(url)) return;
    event.preventDefault();
    this.go(link.href);
  }

  /** To a page of this app. */
  go(address: string, { replace = false } = {}): void {
    const url = new URL(address, document.baseURI);
    if (!isOwn(url)) return location.assign(url);
    if (replace) history.replaceState(null, "", url);
    else history.pushState(null, "", url);
    this.url = url;
    scrollTo(0, 0);
  }
}

export const router = new Router();
export const go = (address: string, options = {}): void => router.go(address, options);
