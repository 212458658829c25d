/** Every page with its address. What stands behind the # is an address, too, so that any host of files can serve it. */
import type { Component } from "svelte";
import type { TextPart } from "./lib/text/texts.svelte";
import HomePage from "./lobby/HomePage.svelte";

export interface PageRoute {
  path: string;
  // Each page has its own properties: the names in its path, and what it needs.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  load(): Promise<{ default: Component<any> }>;
  texts?: readonly TextPart[];
  /** The page draws the table: it gets the printed `components`. */
  needsComponents?: boolean;
  /** Another name in the address makes another page. */
  isKeyed?: boolean;
}

export const ROUTES: readonly PageRoute[] = [
  { path: "/", load: async () => ({ default: HomePage }) },
  {
    path: "/t/:table",
    load: () => import("./play/PlayPage.svelte"),
    texts: ["table"],
    needsComponents: true,
    isKeyed: true,
  },
  {
    path: "/r/:review",
    load: () => import("./review/ReviewPage.svelte"),
    texts: ["table", "review"],
    needsComponents: true,
    isKeyed: true,
  },
  {
    path: "/s/:share",
    load: () => import("./play/SharedPage.svelte"),
    texts: ["table"],
    needsComponents: true,
    isKeyed: true,
  },
  {
    path: "/rules/:rule?",
    load: () => import("./learn/RulesPage.svelte"),
    texts: ["table", "rules", "examples"],
  },
  {
    path: "/learn/:chapter?",
    load: () => import("./learn/LearnPage.svelte"),
    texts: ["table", "learn"],
    needsComponents: true,
  },
  { path: "/tips", load: () => import("./learn/AdvicePage.svelte"), texts: ["learn"] },
  {
    path: "/puzzles/:puzzle?",
    load: () => import("./puzzles/PuzzlesPage.svelte"),
    texts: ["table", "review"],
    needsComponents: true,
  },
  { path: "/challenge", load: () => import("./puzzles/ChallengePage.svelte"), texts: ["review"] },
  {
    path: "/study/:study?",
    load: () => import("./studies/StudiesPage.svelte"),
    texts: ["table", "review"],
    needsComponents: true,
  },
  { path: "/account", load: () => import("./account/AccountPage.svelte") },
  { path: "/profile", load: () => import("./account/ProfilePage.svelte"), texts: ["meeting"] },
  { path: "/games", load: () => import("./lobby/GamesPage.svelte"), texts: ["meeting"] },
  { path: "/quick", load: () => import("./lobby/SeekPage.svelte"), texts: ["meeting"] },
  {
    path: "/watch",
    load: () => import("./lobby/WatchPage.svelte"),
    texts: ["meeting"],
    needsComponents: true,
  },
  { path: "/ratings", load: () => import("./ratings/RatingsPage.svelte"), texts: ["rated"] },
  {
    path: "/duplicate/:duplicate?",
    load: () => import("./ratings/DuplicatePage.svelte"),
    texts: ["rated"],
    needsComponents: true,
    isKeyed: true,
  },
];
