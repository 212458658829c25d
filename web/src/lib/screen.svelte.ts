/** The room there is: a wide table, or the views for narrow and for low screens. */
class Screen {
  width = $state(innerWidth);
  height = $state(innerHeight);
  still = $state(matchMedia("(prefers-reduced-motion: reduce)").matches);

  /** The page is looked at: it is in no tab behind another one. */
  seen = $state(document.visibilityState === "visible");

  constructor() {
    document.addEventListener(
      "visibilitychange",
      () => (this.seen = document.visibilityState === "visible"),
    );
    addEventListener("resize", () => {
      this.width = innerWidth;
      this.height = innerHeight;
    });
    matchMedia("(prefers-reduced-motion: reduce)").addEventListener(
      "change",
      (e) => (this.still = e.matches),
    );
  }

  /** One card at a time: phones, and whatever is too low for actions below the table. */
  get narrow(): boolean {
    return this.width < 760 || this.height < 560;
  }

  /** Low and wide, as a phone that lies or a page at 200 %: the map stands beside the rest. */
  get low(): boolean {
    return this.height < 560 && this.width >= 560;
  }
}

export const screen = new Screen();
