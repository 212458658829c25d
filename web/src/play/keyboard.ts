/** Keys of the table, wherever the focus is. */
import { verbOfKey } from "../lib/shortcuts";
import { offered } from "../lib/verbs";
import type { TableSession } from "./state/session.svelte";

/** What Enter confirms although it has the focus: it is chosen already. */
const CHOSEN =
  "[data-verb], [data-place]:not([data-mark=legal]), [data-here], [data-extra][aria-pressed=true]";

export interface Commands {
  openOverview(): void;
  focusCommandLine(): void;
}

export function pressKey(event: KeyboardEvent, session: TableSession, commands: Commands): void {
  const target = event.target as HTMLElement;
  const { history, playback, draft } = session;
  if (target.closest("input, select, textarea, dialog") || event.altKey) return;
  if (playback.roundEnd) return; // it has keys of its own
  const isCommand = event.ctrlKey || event.metaKey;
  const done = (work: () => unknown) => {
    event.preventDefault();
    void work();
  };
  const look = (work: () => unknown) =>
    done(() => {
      history.pause();
      return work();
    });
  if (session.canUndo && event.key.toLowerCase() === (isCommand ? "z" : "u"))
    return done(() => session.undo());
  if (isCommand) return;
  if (playback.current && !history.isReplaying) playback.hurry();
  const isButton = target.closest("button, a, [role=button], summary") !== null;
  switch (event.key) {
    case "ArrowLeft":
    case "ArrowRight":
      if (!target.closest("[role=tablist]"))
        look(() => history.step(event.key === "ArrowLeft" ? -1 : 1));
      return;
    case "[":
    case "]":
      return void history.step(event.key === "[" ? -1 : 1);
    case "Home":
    case "End":
      if (history.past) look(() => history.goTo(event.key === "Home" ? 0 : null));
      return;
    case " ":
      if (history.past && !isButton) done(() => history.toggleReplay());
      return;
    case "Escape":
      if (history.past && !draft.refusal) void history.goTo(null);
      else session.back();
      return;
    case "Enter":
      if (!draft.preview) return;
      if (!isButton) void session.confirm();
      else if (target.closest(CHOSEN)) {
        event.stopPropagation();
        done(() => session.confirm());
      }
      return;
    case "?":
      return commands.openOverview();
    case "/":
      return done(() => commands.focusCommandLine());
  }
  const verbs = offered(session.options).map((row) => row.name);
  const verb = verbOfKey(event.key, verbs);
  if (verb) draft.press(verb);
}
