/** Files that are made in this browser are saved from here; those of a server come over the link itself. */
import { get } from "./api";
import { isHere } from "./transport";

/** Save the text of a path, if this browser keeps it; else the link does its work. */
export function save(event: Event, path: string): void {
  if (!isHere(path)) return;
  event.preventDefault();
  void get<string>(path).then((text) => {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
    link.download = `${path.split("/")[2] ?? "luna"}.luna`;
    link.click();
    URL.revokeObjectURL(link.href);
  });
}
