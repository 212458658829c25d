import type { Device } from "./messages";

/** How far the engine has come that plays on this device; null while nothing is fetched. */
class Loading {
  share = $state<number | null>(null);
  /** The engine that runs here, once it is ready. */
  device = $state.raw<Device | null>(null);
}

export const loading = new Loading();
