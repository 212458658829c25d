/// <reference lib="webworker" />
/** Notices of turns: one for each table, gone when the turn is over; a click opens the table. */

declare const self: ServiceWorkerGlobalScope;

/** What the server says. */
interface Notice {
  kind: "turn" | "over";
  table: string;
  title?: string;
  body?: string;
  quiet?: "never" | "night" | "always";
}
const base = new URL("./", self.location.href);
const address = (table: string): string => new URL(`t/${table}`, base).href;
/** Between these hours the night is quiet. */
const EVENING = 22;
const MORNING = 8;

function silent(quiet: Notice["quiet"]): boolean {
  const hour = new Date().getHours();
  return quiet === "always" || (quiet === "night" && (hour >= EVENING || hour < MORNING));
}

async function close(table: string): Promise<void> {
  for (const shown of await self.registration.getNotifications({ tag: table })) shown.close();
  await mark();
}

/** The app's icon says how many games wait, also while no page is open; a page knows it better. */
async function mark(): Promise<void> {
  const pages = await self.clients.matchAll({ type: "window" });
  if (pages.length || !("setAppBadge" in self.navigator)) return;
  const { length } = await self.registration.getNotifications();
  await (length ? self.navigator.setAppBadge(length) : self.navigator.clearAppBadge()).catch(
    () => {},
  );
}

/** Show that it is one's turn, or take it back. */
export async function pushed(notice: Notice): Promise<void> {
  if (!/^[a-z0-9]{1,24}$/.test(notice.table)) return;
  if (notice.kind === "over") return close(notice.table);
  await self.registration.showNotification(notice.title ?? "Luna", {
    body: notice.body,
    tag: notice.table,
    silent: silent(notice.quiet),
    icon: new URL("icons/192.png", base).href,
    data: notice.table,
  });
  await mark();
}

/** Go to the table: to the page that shows it, if there is one. */
export async function clicked(notice: Notification): Promise<void> {
  notice.close();
  const url = address(String(notice.data));
  const pages = await self.clients.matchAll({ type: "window" });
  const open = pages.find((page) => page.url.split("#")[0] === url);
  await (open ? open.focus() : self.clients.openWindow(url));
}

/** Somebody looks at a table: its notice has done its work. */
export const seen = close;
