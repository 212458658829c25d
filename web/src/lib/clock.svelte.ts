/** The time of day in seconds, for clocks and for how long somebody is away. */
import { poll } from "./poll";

class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    poll(() => (this.seconds = Date.now() / 1000), 1000);
  }
}

export const now = new Now();
