/** Where one plays: on a server, or on this device. */
import { keep, recall } from "./memory";

/** What the names of all that is kept in this browser begin with. */
const HERE = "here-";
/** The build knows whether it brought the engine along, and where it lies. */
declare const __ENGINE__: string;

class Place {
  /** A site without a server: there is no other place. */
  readonly alone = import.meta.env.MODE === "site";
  /** Whether one can play here at all. */
  readonly able = __ENGINE__ !== "";
  private chosen = $state(recall("place") === "here");
  /** No network when something was asked: until the page is opened anew, one plays here. */
  private cutOff = $state(false);
  /** The page shows something that is kept here. */
  private visiting = $state(false);
  readonly here = $derived(this.able && (this.alone || this.chosen || this.cutOff || this.visiting));

  keeps(name: string): boolean {
    return name.startsWith(HERE);
  }

  choose(here: boolean): void {
    this.chosen = here;
    this.cutOff = false;
    keep("place", here ? "here" : "server");
  }

  /** The page shows something by this name, or nothing that is kept. */
  visit(name: string | null): void {
    this.visiting = name !== null && this.keeps(name);
  }

  /** The server cannot be reached; whether one can go on here instead. */
  fallBack(): boolean {
    if (!this.able || navigator.onLine) return false;
    this.cutOff = true;
    return true;
  }

  /** The address of a table, a review or another thing that is kept. */
  link(kind: "t" | "r", name: string): string {
    return this.keeps(name) ? `${import.meta.env.BASE_URL}#${kind}/${name}` : `/${kind}/${name}`;
  }
}

export const place = new Place();
