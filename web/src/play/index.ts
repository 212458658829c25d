/** What other features use of the table page. */
export { default as BoardRegion } from "./regions/BoardRegion.svelte";
export { default as Chat } from "./panels/Chat.svelte";
export { default as Clock } from "./panels/Clock.svelte";
export { default as PlayPage } from "./PlayPage.svelte";
export { default as Scrubber } from "./panels/Scrubber.svelte";
export { default as TaskCard } from "./TaskCard.svelte";
export { AnalysisBoard } from "./state/desk.svelte";
export type { ShownPosition } from "./regions/shown-position";
export { Session } from "./state/session.svelte";
