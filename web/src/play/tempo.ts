/** How quickly this browser shows actions. */
import { screen } from "../lib/screen.svelte";
import { settings, type Pace } from "../lib/settings.svelte";
import type { Tempo } from "./state/playback.svelte";

const RATES: Record<Pace, number> = { slow: 1.7, normal: 1, fast: 0.45, once: 0 };

export const tempo = (): Tempo => ({
  rate: screen.still ? 0 : RATES[settings.pace],
  scenes: settings.pace !== "once",
});
