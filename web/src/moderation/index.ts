/** What other features use of moderation. */
export const moderationButtons = () => import("./ModerationButtons.svelte");
