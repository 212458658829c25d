/** What other features use of moderation. */
export { loadMuted } from "./mutes";
export const moderationButtons = () => import("./ModerationButtons.svelte");
