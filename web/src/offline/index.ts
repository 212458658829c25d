/** What other features use of play on this device. */
export { lookForUpdate } from "./freshness";
export type { WorkerMessage } from "./service-worker/main";
export const handOverButton = () => import("./HandOver.svelte");
export const hostSwitch = () => import("./HostSwitch.svelte");

/** The tables that this browser stores, as lists show them. */
export const storedTables = async () => (await import("./stored-tables")).storedTables();
