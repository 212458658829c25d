/** Short sounds, made on the spot: nothing is fetched, and nothing is heard before one has touched the page. */
import { settings } from "../lib/settings.svelte";

type Tone = readonly [pitch: number, start: number, length: number];

/** What is heard of what happens: a few tones each, in hertz and seconds. */
const SOUNDS = {
  move: [[523, 0, 0.09]],
  turn: [
    [659, 0, 0.12],
    [880, 0.11, 0.2],
  ],
  round: [
    [392, 0, 0.35],
    [523, 0.12, 0.35],
    [659, 0.24, 0.45],
  ],
  over: [
    [523, 0, 0.3],
    [659, 0.16, 0.3],
    [784, 0.32, 0.3],
    [1047, 0.48, 0.7],
  ],
  chat: [[988, 0, 0.06]],
} as const satisfies Record<string, readonly Tone[]>;

let context: AudioContext | null = null;
let sounding = 0;

/** A context that runs works all the time, even in silence: it rests as soon as the last tone is over. */
function rest(): void {
  sounding -= 1;
  if (sounding === 0) void context?.suspend();
}

export function play(name: keyof typeof SOUNDS): void {
  if (
    !settings.sounds ||
    document.visibilityState !== "visible" ||
    !navigator.userActivation?.hasBeenActive
  )
    return;
  context ??= new AudioContext();
  void context.resume();
  const { currentTime } = context;
  for (const [pitch, start, length] of SOUNDS[name]) {
    const [tone, loudness] = [context.createOscillator(), context.createGain()];
    tone.type = "triangle";
    tone.frequency.value = pitch;
    loudness.gain.setValueAtTime(0.0001, currentTime + start);
    loudness.gain.exponentialRampToValueAtTime(0.14, currentTime + start + 0.015);
    loudness.gain.exponentialRampToValueAtTime(0.0001, currentTime + start + length);
    tone.connect(loudness).connect(context.destination);
    sounding += 1;
    tone.onended = rest;
    tone.start(currentTime + start);
    tone.stop(currentTime + start + length + 0.02);
  }
}
