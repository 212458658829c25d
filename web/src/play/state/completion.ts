/** Completion of what is typed on the command line, from what the server offers. */
import type { OptionsView, Pool } from "../../lib/generated";

/** Texts that go on from what is typed, at most `most`, the shortest step first. */
export function complete(options: OptionsView | null, typed: string, most = 8): string[] {
  const start = typed.replace(/\s+/g, " ").replace(/^ /, "").toLowerCase();
  const whole = (options?.candidates ?? []).map((candidate) => candidate.text);
  const found = new Set<string>();
  for (const [verb, pools] of Object.entries(options?.pools ?? {}))
    for (const text of moves(verb, pools, start)) found.add(text);
  for (const text of whole)
    if (text.startsWith(start) && text !== start) found.add(nextWord(text, start, whole));
  return [...found].filter((text) => text !== start).slice(0, most);
}

/** The text up to where the candidates part, word by word. */
function nextWord(text: string, start: string, all: string[]): string {
  const end = text.indexOf(" ", Math.max(start.length, 1));
  const word = end < 0 ? text : text.slice(0, end + 1);
  const going = all.filter((other) => other.startsWith(word.trimEnd()));
  return going.length === 1 ? (going[0] ?? text) : word.trimEnd() === text ? text : word;
}

/** How a Journey or a Tide may go on, move by move. */
function moves(verb: string, pools: Pool[], start: string): string[] {
  if (verb.startsWith(start))
    return start === verb ? pools.map((pool) => `${verb} ${pool.origin}>`) : [`${verb} `];
  if (!start.startsWith(verb + " ")) return [];
  const body = start.slice(verb.length + 1);
  const cut = body.lastIndexOf(",");
  const done = cut < 0 ? "" : body.slice(0, cut + 1) + " ";
  const move = body.slice(cut + 1).trimStart();
  const from = move.split(">")[0] ?? "";
  const found: string[] = [];
  for (const pool of pools) {
    if (!move.includes(">")) {
      if (pool.origin.startsWith(from)) found.push(`${verb} ${done}${pool.origin}>`);
      continue;
    }
    if (pool.origin !== from.trim()) continue;
    for (const target of pool.targets)
      for (let n = 1; n <= Math.min(pool.count, 3); n += 1) {
        const text = `${pool.origin}>${target} ${n}`;
        if (text.startsWith(move)) found.push(`${verb} ${done}${text}`);
      }
  }
  return found;
}
