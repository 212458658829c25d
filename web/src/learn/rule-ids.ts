/** All rule ids, in the order of the rules. */
import source from "texts:en/rules";

export function ruleIds(): string[] {
  return [...source.matchAll(/^rule-([A-Z][A-Z0-9-]*) =/gm)].map((found) => found[1] as string);
}
