/** After a restart the server may bring a new client: then the page takes it. */

export function scriptOf(html: string): string | null {
  return /<script[^>]*src="([^"]+)"/.exec(html)?.[1] ?? null;
}

/** Reload if the server's page is made of other scripts than this one. */
export async function takeUpdate(): Promise<void> {
  const mine = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute("src");
  try {
    const theirs = scriptOf(await (await fetch("/", { cache: "no-store" })).text());
    if (mine && theirs && mine !== theirs) location.reload();
  } catch {
    // The line to the table tries again, and then so does this.
  }
}
