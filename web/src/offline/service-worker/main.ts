/// <reference lib="webworker" />
/** The service worker: starts the app without a network. What else it does stands in modules of its own. */
import { clicked, pushed, seen } from "./push";
import { keepEngine, keepShell, ownFile, started, tidy } from "./shell";

declare const self: ServiceWorkerGlobalScope;

/** What a page may say to its service worker. */
export type WorkerMessage =
  | { type: "take" }
  | { type: "engine" }
  | { type: "started"; script: string }
  | { type: "seen"; table: string };

self.addEventListener("install", (event) => event.waitUntil(keepShell()));

self.addEventListener("activate", (event) =>
  event.waitUntil(tidy().then(() => self.clients.claim())),
);

self.addEventListener("fetch", (event) => {
  const answer = event.request.method === "GET" ? ownFile(event.request) : null;
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const word = event.data as WorkerMessage;
  if (word.type === "take") event.waitUntil(self.skipWaiting());
  else if (word.type === "engine") event.waitUntil(keepEngine());
  else if (word.type === "started") event.waitUntil(started(word.script));
  else if (word.type === "seen") event.waitUntil(seen(word.table));
});

self.addEventListener("push", (event) => {
  if (event.data) event.waitUntil(pushed(event.data.json() as Parameters<typeof pushed>[0]));
});

self.addEventListener("notificationclick", (event) => event.waitUntil(clicked(event.notification)));
