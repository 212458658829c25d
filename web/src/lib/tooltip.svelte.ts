/** A short word about what the pointer rests on, what has the focus, or what a finger touches. */
class Tooltips {
  text = $state("");
  box = $state.raw({ left: 0, right: 0, top: 0, bottom: 0 });
  private node: Element | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(node: Element, text: string, after: number, lasts = 0): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (!node.isConnected) return;
      this.node = node;
      this.box = node.getBoundingClientRect();
      this.text = text;
      if (lasts) this.timer = setTimeout(() => this.hide(), lasts);
    }, after);
  }

  /** Not at once: what is explained may go away while the page is being drawn. */
  hide(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => (this.text = ""));
  }

  leave(node: Element): void {
    if (this.node === node) this.hide();
  }
}

export const tooltips = new Tooltips();

/** Explain an element by mouse, finger and keyboard alike; an empty text explains nothing. */
export function tooltip(node: HTMLElement | SVGElement, text: string) {
  let said = text;
  const listeners: [string, (event: Event) => void][] = [
    [
      "pointerenter",
      (event) =>
        said && (event as PointerEvent).pointerType === "mouse" && tooltips.show(node, said, 450),
    ],
    [
      "pointerdown",
      (event) =>
        (event as PointerEvent).pointerType === "mouse" || !said || node.closest("button, a")
          ? tooltips.hide()
          : tooltips.show(node, said, 0, 2500),
    ],
    ["pointerleave", (event) => (event as PointerEvent).pointerType === "mouse" && tooltips.hide()],
    ["focus", () => said && node.matches(":focus-visible") && tooltips.show(node, said, 450)],
    ["blur", () => tooltips.hide()],
  ];
  for (const [name, heard] of listeners) node.addEventListener(name, heard);
  return {
    update: (is: string) => (said = is),
    destroy() {
      tooltips.leave(node);
      for (const [name, heard] of listeners) node.removeEventListener(name, heard);
    },
  };
}
