/** What each kind of table offers. */
import type { Allows } from "./session.svelte";

export const GAME: Allows = {
  chat: true,
  hints: true,
  storedPremoves: true,
  moderation: true,
  result: true,
  menu: "game",
};

/** A game that this browser stores: no server carries out plans, and nobody else is there. */
export const LOCAL_GAME: Allows = { ...GAME, storedPremoves: false, moderation: false };

export const LESSON: Allows = {
  chat: false,
  hints: false,
  storedPremoves: false,
  moderation: false,
  result: false,
  menu: "lesson",
};

export const BOARD: Allows = { ...LESSON, menu: "board" };
