/** After a restart the server may bring a new client: then the page offers it, and goes on until somebody takes it. */
import { update } from "./update.svelte";

export function scriptOf(html: string): string | null {
  return /<script[^>]*src="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** See whether the server's page is made of other scripts than this one. */
export async function lookForUpdate(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) return void (await registration.update());
    const mine = document
      .querySelector<HTMLScriptElement>('script[type="module"][src]')
      ?.getAttribute("src");
    const theirs = scriptOf(await (await fetch("/", { cache: "no-store" })).text());
    if (mine && theirs && mine !== theirs) update.take = () => location.reload();
  } catch {
    // The line to the table tries again, and then so does this.
  }
}
