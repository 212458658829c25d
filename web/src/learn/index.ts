/** What other features use of the lessons and rules. */
export const overviewSheet = () => import("./OverviewSheet.svelte");
