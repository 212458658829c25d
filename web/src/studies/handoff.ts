/** Where a new study begins: handed over from the page that one comes from. */

export interface Beginning {
  record: string;
  /** Only the first actions of it. */
  at: number | null;
}

const KEY = "luna-study";

export function handOff(record: string, at: number | null): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ record, at }));
  } catch {
    // A browser that keeps nothing begins with an empty board.
  }
}

export function handedOff(): Beginning | null {
  try {
    const kept = sessionStorage.getItem(KEY);
    return kept ? (JSON.parse(kept) as Beginning) : null;
  } catch {
    return null;
  }
}

/** The first actions of a record: its header stays whole, and so do comments before them. */
export function cut(record: string, at: number | null): string {
  if (at === null) return record;
  const lines = record.split("\n");
  const end = lines.findIndex((line) => line.trim() === "---");
  let left = at;
  const kept = lines.filter((line, number) => {
    if (number <= end) return true;
    const says = (line.split("#")[0] ?? "").trim() !== "";
    if (says) left -= 1;
    return left >= 0;
  });
  return kept.join("\n").replace(/\n*$/, "\n");
}
