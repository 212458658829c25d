/** What other features use of ratings. */
export const tableRatings = () => import("./TableRatings.svelte");
