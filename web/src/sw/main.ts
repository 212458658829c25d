/// <reference lib="webworker" />
/** The service worker: starts the app without a network. What else it does stands in modules of its own. */
import { keepEngine, keepShell, ownFile, started, tidy } from "./shell";

declare const self: ServiceWorkerGlobalScope;

/** What a page may say to its service worker. */
export type Word = { type: "take" } | { type: "engine" } | { type: "started"; script: string };

self.addEventListener("install", (event) => event.waitUntil(keepShell()));

self.addEventListener("activate", (event) => event.waitUntil(tidy().then(() => self.clients.claim())));

self.addEventListener("fetch", (event) => {
  const answer = event.request.method === "GET" ? ownFile(event.request) : null;
  if (answer) event.respondWith(answer);
});

self.addEventListener("message", (event) => {
  const word = event.data as Word;
  if (word.type === "take") event.waitUntil(self.skipWaiting());
  else if (word.type === "engine") event.waitUntil(keepEngine());
  else if (word.type === "started") event.waitUntil(started(word.script));
});
