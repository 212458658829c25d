/** Work that is done now, again and again while the page is seen, and as soon as it is seen again. */
export function poll(work: () => unknown, milliseconds: number): () => void {
  const visit = () => {
    if (document.visibilityState === "visible") void work();
  };
  const timer = setInterval(visit, milliseconds);
  document.addEventListener("visibilitychange", visit);
  void work();
  return () => {
    clearInterval(timer);
    document.removeEventListener("visibilitychange", visit);
  };
}
