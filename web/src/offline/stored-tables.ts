/** The tables that this browser keeps, as lists show them; no engine is needed to read them. */
import type { TableLine } from "../lib/generated";
import { read } from "./database";

export async function storedTables(): Promise<TableLine[]> {
  if (!("indexedDB" in globalThis)) return [];
  const [rows, hidden] = [await read("line/"), await read("hidden/")];
  const lines = Object.values(rows).map((text) => {
    const line = JSON.parse(text) as TableLine;
    return { ...line, hidden: `hidden/${line.table}` in hidden };
  });
  return lines.sort((a, b) => Number(b.your_turn) - Number(a.your_turn) || b.updated - a.updated);
}
