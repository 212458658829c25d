/** Playing tips: each has a moment when it becomes useful, read off the view. */
import type { Session } from "./session.svelte";

export interface Tip {
  name: string;
  rule: string | null;
}

interface Moment extends Tip {
  when(session: Session): boolean;
}

const open = (session: Session, verb: string) => !!session.options?.verbs[verb]?.choices;

const MOMENTS: Moment[] = [
  { name: "place", rule: "P-SHRINE", when: (s) => open(s, "place") },
  { name: "tire", rule: "O-BEGIN", when: (s) => open(s, "tire") },
  { name: "begin", rule: "A-TURN", when: (s) => s.document?.phase === "actions" },
  { name: "sanctify", rule: "A-SANC", when: (s) => open(s, "sanctify") },
  { name: "promote", rule: "A-PROM", when: (s) => open(s, "promote") },
  { name: "favor", rule: "A-FAVOR", when: (s) => open(s, "favor") },
  {
    name: "apostate",
    rule: "E-APOSTATE",
    when: (s) => (s.turn ? (s.view?.forecast?.round_end?.[s.turn.colour]?.apostate ?? 0) < 0 : false),
  },
  {
    name: "priestess",
    rule: "E-PRIESTESS",
    when: (s) => (s.turn ? (s.view?.forecast?.round_end?.[s.turn.colour]?.priestess ?? 0) === 0 : false) && s.document?.phase === "actions",
  },
  { name: "build", rule: "A-SHRINE", when: (s) => open(s, "build") },
  { name: "journey", rule: "A-JOURNEY", when: (s) => open(s, "journey") && (s.document?.time ?? 9) <= 2 },
  { name: "meditate", rule: "A-MEDITATE", when: (s) => s.document?.time === 1 },
  { name: "book", rule: "A-BOOK", when: (s) => open(s, "book") },
  { name: "council", rule: "A-COUNCIL", when: (s) => open(s, "council") && (s.document?.round ?? 0) >= 2 },
];

/** The first tip whose moment has come and that has not been seen. */
export function nextTip(session: Session, learned: readonly string[]): Tip | null {
  return MOMENTS.find((moment) => !learned.includes(moment.name) && moment.when(session)) ?? null;
}
