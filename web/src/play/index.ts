/** What other features use of the table page. */
export { default as BoardRegion } from "./regions/BoardRegion.svelte";
export { default as Chat } from "./panels/Chat.svelte";
export { default as Clock } from "./panels/Clock.svelte";
export { default as Scrubber } from "./panels/Scrubber.svelte";
export { default as TablePage } from "./TablePage.svelte";
export { default as TaskCard } from "./TaskCard.svelte";
export { AnalysisBoard } from "./state/analysis-board.svelte";
export { LESSON } from "./state/kinds";
export { TableSession } from "./state/session.svelte";
export { StatelessTable } from "./state/stateless-table";
export { tempo } from "./tempo";
