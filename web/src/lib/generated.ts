/** The types of the interface, and the table of verbs; made by scripts/client_types.py. */
export type * from "./generated-types";

/** A row of the table of verbs. */
export interface VerbRow {
  name: string;
  /** The whole action, where it leaves nothing open. */
  text: string | null;
  /** Played in a round, not while one is prepared. */
  in_round: boolean;
  /** The heading it is offered under. */
  group: string;
  /** Kinds of places its actions touch, in the order in which they are picked. */
  places: readonly string[];
  /** How many of them an action may be begun at. */
  begins: number;
  /** Kinds of places where a player may ask why it is not possible there. */
  asked_at: readonly string[];
  /** The favor that every such action takes. */
  favor: string | null;
  /** Made of moves that are sent together: a Journey or a Tide. */
  compound: boolean;
  /** As many novices as possible are meant if no number is given. */
  most: boolean;
  /** The editions that have it. */
  editions: readonly string[];
}

/** Every verb there is, in the order of the rules; actions come with the options. */
export const VERBS = [
  {"name": "place-shrine", "text": null, "in_round": false, "group": "preliminary", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "place-novices", "text": null, "in_round": false, "group": "preliminary", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "tire", "text": null, "in_round": false, "group": "solo", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "favor", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "recruit", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "build", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": "shrine", "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "herbs", "text": null, "in_round": true, "group": "isle", "places": ["isle"], "begins": 1, "asked_at": ["isle", "resting"], "favor": "herbs", "compound": false, "most": true, "editions": ["classic", "revised", "brazilian"]},
  {"name": "journey", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": true, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "tide", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["resting", "stage"], "favor": "tide", "compound": true, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "sail", "text": null, "in_round": true, "group": "movement", "places": ["isle", "isle"], "begins": 1, "asked_at": ["isle", "stage"], "favor": "sailboat", "compound": false, "most": true, "editions": ["classic", "revised", "brazilian"]},
  {"name": "promote", "text": null, "in_round": true, "group": "temple", "places": ["path", "isle"], "begins": 2, "asked_at": ["path"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "sanctify", "text": null, "in_round": true, "group": "temple", "places": ["path"], "begins": 1, "asked_at": ["path"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "infiltrate", "text": null, "in_round": true, "group": "temple", "places": ["temple"], "begins": 1, "asked_at": ["temple", "stage"], "favor": "bribery", "compound": false, "most": false, "editions": ["revised"]},
  {"name": "book", "text": null, "in_round": true, "group": "temple", "places": ["temple", "temple"], "begins": 2, "asked_at": ["temple"], "favor": "book", "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "council", "text": null, "in_round": true, "group": "other", "places": ["isle", "council"], "begins": 2, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "expel", "text": null, "in_round": true, "group": "other", "places": ["isle"], "begins": 1, "asked_at": ["isle"], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
  {"name": "meditate", "text": "meditate", "in_round": true, "group": "other", "places": ["meditation"], "begins": 1, "asked_at": [], "favor": null, "compound": false, "most": false, "editions": ["classic", "revised", "brazilian"]},
] as const satisfies readonly VerbRow[];
