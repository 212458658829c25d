/** Tables for tests, from what `scripts/recordings.py` has recorded. */
import { readFileSync } from "node:fs";
import { GAME } from "../src/play/state/kinds";
import { RecordedTable, type Recording } from "../src/play/state/recorded-table";
import { TableSession, type TableKind } from "../src/play/state/session.svelte";

export function recording(name: string): Recording {
  const file = new URL(`recordings/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf-8")) as Recording;
}

/** Everything that has been promised has happened. */
export const settled = () => new Promise((done) => setTimeout(done));

/** A session at a recorded table. */
export async function openTable(name: string, kind: Partial<TableKind> = {}) {
  const table = new RecordedTable(recording(name));
  const session = new TableSession(table, {
    allows: { ...GAME, storedPremoves: false },
    naming: "seats",
    tempo: () => ({ rate: 0, scenes: true }),
    ...kind,
  });
  await settled();
  return { session, table };
}
