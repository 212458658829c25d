/** Completion of what is typed on the command line, from what the server offers. */
import type { Options } from "../model/view";
import { candidates, pools } from "./choices";

/** Texts that go on from what is typed, at most `most`, the shortest step first. */
export function complete(options: Options | null, typed: string, most = 8): string[] {
  const start = typed.replace(/\s+/g, " ").replace(/^ /, "").toLowerCase();
  const whole = candidates(options).map((c) => c.text);
  const found = new Set<string>();
  for (const verb of ["journey", "tide"]) {
    if (!pools(options, verb).length) continue;
    for (const text of legs(options, verb, start)) found.add(text);
  }
  for (const text of whole) if (text.startsWith(start) && text !== start) found.add(nextWord(text, start, whole));
  return [...found].filter((text) => text !== start).slice(0, most);
}

/** The text up to where the candidates part, word by word. */
function nextWord(text: string, start: string, all: string[]): string {
  const end = text.indexOf(" ", Math.max(start.length, 1));
  const word = end < 0 ? text : text.slice(0, end + 1);
  const going = all.filter((other) => other.startsWith(word.trimEnd()));
  return going.length === 1 ? (going[0] ?? text) : word.trimEnd() === text ? text : word;
}

function legs(options: Options | null, verb: string, start: string): string[] {
  if (verb.startsWith(start)) return start === verb ? pools(options, verb).map((p) => `${verb} ${p.origin}>`) : [`${verb} `];
  if (!start.startsWith(verb + " ")) return [];
  const body = start.slice(verb.length + 1);
  const cut = body.lastIndexOf(",");
  const done = cut < 0 ? "" : body.slice(0, cut + 1) + " ";
  const leg = body.slice(cut + 1).trimStart();
  const from = leg.split(">")[0] ?? "";
  const told: string[] = [];
  for (const pool of pools(options, verb)) {
    if (!leg.includes(">")) {
      if (pool.origin.startsWith(from)) told.push(`${verb} ${done}${pool.origin}>`);
      continue;
    }
    if (pool.origin !== from.trim()) continue;
    for (const target of pool.targets)
      for (let n = 1; n <= Math.min(pool.count, 3); n += 1) {
        const text = `${pool.origin}>${target} ${n}`;
        if (text.startsWith(leg)) told.push(`${verb} ${done}${text}`);
      }
  }
  return told;
}
