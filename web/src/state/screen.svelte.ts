/** The room there is: a wide table, or the narrow views. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  constructor() {
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", (e) => (this.still = e.matches));
  }

  get narrow(): boolean {
    return this.width < 760;
  }
}

export const screen = new Screen();
