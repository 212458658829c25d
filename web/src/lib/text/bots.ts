/** Names for bots: every one at a table has its own. */
const NAMES = ["Selene", "Chandra", "Mani", "Artemis", "Khonsu", "Jaci", "Ixchel", "Hina"] as const;

/** The name of the bot on a seat, the same for everyone who looks at the table. */
export function botName(table: string, seat: number): string {
  let mark = 0;
  for (const letter of table) mark = (mark * 31 + letter.charCodeAt(0)) % 9973;
  return NAMES[(mark + seat) % NAMES.length] ?? NAMES[0];
}
