/** Addresses: `/`, `/#rules/A-TIDE`, `/#learn/goal`, `/#tips`, `/#account`, `/#games`, `/#profile`, `/#quick`, `/#watch`, `/#seat=…`, `/#t/TABLE`, `/#r/REVIEW`, `/t/TABLE`, `/t/TABLE#join=…`, `/s/SHARE`, `/r/REVIEW`. */

export type Route =
  | { page: "home"; claim: string | null }
  | { page: "rules"; rule: string | null }
  | { page: "learn"; chapter: string | null }
  | { page: "account" }
  | { page: "games" }
  | { page: "quick" }
  | { page: "watch" }
  | { page: "profile" }
  | { page: "tips" }
  | { page: "table"; table: string; token: string | null }
  | { page: "share"; share: string }
  | { page: "review"; review: string }
  | { page: "puzzles"; puzzle: string | null }
  | { page: "challenge" }
  | { page: "ratings" }
  | { page: "duplicate"; duplicate: string }
  | { page: "study"; study: string | null };

export function route({ pathname, hash }: { pathname: string; hash: string }): Route {
  const mark = hash.slice(1);
  if (mark === "rules" || mark.startsWith("rules/"))
    return { page: "rules", rule: mark.slice(6) || null };
  if (mark === "learn" || mark.startsWith("learn/"))
    return { page: "learn", chapter: mark.slice(6) || null };
  if (mark === "puzzles" || mark.startsWith("puzzles/"))
    return { page: "puzzles", puzzle: mark.slice(8) || null };
  if (mark === "study" || mark.startsWith("study/"))
    return { page: "study", study: mark.slice(6) || null };
  if (mark === "challenge") return { page: "challenge" };
  if (
    mark === "account" ||
    mark === "games" ||
    mark === "profile" ||
    mark === "quick" ||
    mark === "watch" ||
    mark === "ratings"
  )
    return { page: mark };
  if (mark === "duplicate" || mark.startsWith("duplicate/"))
    return { page: "duplicate", duplicate: mark.slice(10) || "week" };
  if (mark === "tips") return { page: "tips" };
  // What this browser keeps stands behind the #, so that any host of files can show it.
  const [, kind, name] = /^[tr]\//.test(mark) ? ["", ...mark.split("/")] : pathname.split("/");
  if (kind === "t" && name)
    return { page: "table", table: name, token: mark.startsWith("join=") ? mark.slice(5) : null };
  if (kind === "s" && name) return { page: "share", share: name };
  if (kind === "r" && name) return { page: "review", review: name };
  return { page: "home", claim: mark.startsWith("seat=") ? mark.slice(5) : null };
}
