/** The time of day in seconds, for clocks and for how long somebody is away. */
class Now {
  seconds = $state(Date.now() / 1000);

  constructor() {
    setInterval(() => (this.seconds = Date.now() / 1000), 1000);
  }
}

export const now = new Now();
