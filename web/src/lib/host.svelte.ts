/** Where one plays: on a server, or on this device. */
import { store, load } from "./storage";

/** What the names of all that is kept in this browser begin with. */
const HERE = "here-";
/** The build knows whether it brought the engine along, and where it lies. */
declare const __ENGINE__: string;
declare const __ENGINE_FORM__: "compiled" | "interpreted" | "";

class Host {
  /** A site without a server: there is no other place. */
  readonly hasNoServer = import.meta.env.MODE === "site";
  /** Whether one can play here at all. */
  readonly canBeLocal = __ENGINE__ !== "";
  /** The form of the engine that the page brings along; empty without one. */
  readonly engineForm = __ENGINE_FORM__;
  private chosen = $state(load("place") === "here");
  /** No network when something was asked: until the page is opened anew, one plays here. */
  private cutOff = $state(false);
  /** The page shows something that is kept here. */
  private visiting = $state(false);
  readonly isLocal = $derived(
    this.canBeLocal && (this.hasNoServer || this.chosen || this.cutOff || this.visiting),
  );

  isStoredHere(name: string): boolean {
    return name.startsWith(HERE);
  }

  choose(here: boolean): void {
    this.chosen = here;
    this.cutOff = false;
    store("place", here ? "here" : "server");
  }

  /** The page shows something by this name, or nothing that is kept. */
  visit(name: string | null): void {
    this.visiting = name !== null && this.isStoredHere(name);
  }

  /** The server cannot be reached; whether one can go on here instead. */
  goOffline(): boolean {
    if (!this.canBeLocal || navigator.onLine) return false;
    this.cutOff = true;
    return true;
  }

  /** The address of a table, a review or another thing that is kept. */
  link(kind: "t" | "r", name: string): string {
    return this.isStoredHere(name)
      ? `${import.meta.env.BASE_URL}#${kind}/${name}`
      : `/${kind}/${name}`;
  }
}

export const host = new Host();
