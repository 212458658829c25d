/** What other features use of the lobby. */
export { waiting } from "./waiting-games.svelte";
export const waitingRoom = () => import("./WaitingRoom.svelte");
