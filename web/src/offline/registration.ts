/** The service worker that starts the app without a network, and the updates that it brings. */
import type { WorkerMessage } from "./service-worker/main";
import { update } from "./update.svelte";

/** Milliseconds after which a page that was just opened has time for what it may need later. */
const SETTLED = 4000;

const script = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";
const say = (worker: ServiceWorker | null, word: WorkerMessage): void => worker?.postMessage(word);

export async function register(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker
    .register(`${import.meta.env.BASE_URL}sw.js`, { updateViaCache: "none" })
    .catch(() => null);
  if (!registration) return; // a browser that allows none plays with a network only
  const offer = () => {
    const waiting = registration.waiting;
    if (waiting && navigator.serviceWorker.controller) update.take = () => taken(waiting);
  };
  const watch = () => registration.installing?.addEventListener("statechange", offer);
  offer();
  watch(); // one may have been on its way before this page was
  registration.addEventListener("updatefound", watch);
  const { active } = await navigator.serviceWorker.ready;
  say(active, { type: "started", script: script() });
  if (!saving()) setTimeout(() => say(active, { type: "engine" }), SETTLED);
}

/** Whoever pays for every byte fetches the engine only to play with it. */
function saving(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}

/** Let the new version take over; this page begins anew with it. */
function taken(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  say(waiting, { type: "take" });
}
