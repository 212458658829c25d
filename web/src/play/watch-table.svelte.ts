/** What the browser does about a table besides showing it: sounds, the title of the page, notices. */
import { screen } from "../lib/screen.svelte";
import { t } from "../lib/text/texts.svelte";
import { waiting } from "../lobby";
import { loadMuted } from "../moderation";
import type { WorkerMessage } from "../offline";
import { play } from "./sounds";
import type { TableSession } from "./state/session.svelte";

/** For as long as the component lives that calls it. */
export function watchTable(session: TableSession): void {
  // The most important thing that has changed is heard, and only that.
  let heard = { position: -1, round: -1, status: "", isMyTurn: false, chat: 0 };
  $effect(() => {
    const { view } = session.state;
    if (!view) return;
    const was = heard;
    const is = {
      position: view.position,
      round: view.document?.round ?? -1,
      status: view.status,
      isMyTurn: session.isMyTurn,
      chat: session.chat.lines.length,
    };
    heard = is;
    if (was.position < 0) return;
    if (is.status !== was.status && is.status !== "playing") play("over");
    else if (is.round !== was.round) play("round");
    else if (is.isMyTurn && !was.isMyTurn) play("turn");
    else if (is.position !== was.position) play("move");
    else if (is.chat > was.chat) play("chat");
  });

  $effect(() => {
    const title = session.isMyTurn ? `● ${t("web-your-turn")} · Luna` : "Luna";
    document.title = waiting.title(title, session.id);
  });

  // Whoever looks at the table needs no notice of it.
  $effect(() => {
    if (!session.isMyTurn || !screen.seen) return;
    const message: WorkerMessage = { type: "seen", table: session.id };
    navigator.serviceWorker?.controller?.postMessage(message);
  });

  // Whoever sits down may be muted already.
  const names = $derived(session.state.view?.seats.map((seat) => seat.name).join("\n") ?? "");
  $effect(() => {
    if (names && session.allows.moderation && session.state.isSeated) void loadMuted(session);
  });
}
