/** What other features use of accounts. */
export { default as SignIn } from "./SignIn.svelte";
export const notifications = () => import("./Notifications.svelte");
