/** Whose chat is hidden at a table, and who is blocked. */
import { ask } from "../lib/api";
import type { Restrictions } from "../lib/generated";
import type { TableSession } from "../play";

async function take(session: TableSession, work: () => Promise<Restrictions>): Promise<void> {
  const found = await session.attempt(work);
  if (found) session.state.muted = found.muted;
}

export function loadMuted(session: TableSession): Promise<void> {
  return take(session, () => ask("GET", `/tables/${session.id}/manners`));
}

export function restrict(
  session: TableSession,
  seat: number,
  wish: { mute: boolean; block: boolean },
): Promise<void> {
  return take(session, () => ask("PUT", `/tables/${session.id}/seats/${seat}/manners`, wish));
}
