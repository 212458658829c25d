/** Notices of turns in this browser: asked for, and ended. */
import type { PushKey, Subscribe } from "../lib/generated";
import { get, post } from "../lib/api";

export type Quiet = NonNullable<Subscribe["quiet"]>;

export function able(): boolean {
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
}

const bytes = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (c) => c.charCodeAt(0));
const text = (buffer: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer ?? new ArrayBuffer(0))))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

async function manager(): Promise<PushManager> {
  return (await navigator.serviceWorker.ready).pushManager;
}

/** The key to subscribe with, where browser and server both can. */
export async function offered(): Promise<string | null> {
  return able() ? (await get<PushKey>("/push")).key : null;
}

export async function subscribed(): Promise<boolean> {
  return (
    Notification.permission === "granted" && (await (await manager()).getSubscription()) !== null
  );
}

/** Ask for notices; false if the person or the browser does not want any. */
export async function subscribe(key: string, quiet: Quiet): Promise<boolean> {
  if ((await Notification.requestPermission()) !== "granted") return false;
  const push = await manager();
  let made = await push.getSubscription();
  const own = made && text(made.options.applicationServerKey);
  if (made && own !== key) {
    await made.unsubscribe();
    made = null;
  }
  made ??= await push.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
  await post("/push", {
    endpoint: made.endpoint,
    p256dh: text(made.getKey("p256dh")),
    auth: text(made.getKey("auth")),
    quiet,
  } satisfies Subscribe);
  return true;
}

export async function unsubscribe(): Promise<void> {
  const made = await (await manager()).getSubscription();
  if (!made) return;
  await post("/push/end", { endpoint: made.endpoint });
  await made.unsubscribe();
}
