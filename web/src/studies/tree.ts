/** A tree of variations: a list in which a parent stands before its children. */
import type { BranchView, SentenceView } from "../lib/generated";

export type Branch = BranchView;

export const ROOT: Branch = { parent: 0, text: "", said: null, comment: "", arrows: [] };

export const children = (tree: readonly Branch[], at: number): number[] =>
  tree.flatMap((branch, number) => (number && branch.parent === at ? [number] : []));

/** The actions that lead to a branch. */
export function path(tree: readonly Branch[], at: number): string[] {
  const found: string[] = [];
  for (let here = at; here; here = tree[here]?.parent ?? 0) found.unshift(tree[here]?.text ?? "");
  return found;
}

/** The branch that an action leads to, new if it has not been played here before. */
export function grown(
  tree: readonly Branch[],
  at: number,
  text: string,
  said: SentenceView | null,
): { tree: readonly Branch[]; at: number } {
  const known = children(tree, at).find((number) => tree[number]?.text === text);
  if (known !== undefined) return { tree, at: known };
  return { tree: [...tree, { parent: at, text, said, comment: "", arrows: [] }], at: tree.length };
}

/** The tree without a branch and all that grows from it. */
export function pruned(tree: readonly Branch[], at: number): Branch[] {
  const gone = new Set([at]);
  tree.forEach((branch, number) => {
    if (number && gone.has(branch.parent)) gone.add(number);
  });
  const places = new Map<number, number>();
  const kept = tree.flatMap((branch, number) => {
    if (gone.has(number)) return [];
    places.set(number, places.size);
    return [branch];
  });
  return kept.map((branch) => ({ ...branch, parent: places.get(branch.parent) ?? 0 }));
}

/** The lines of a tree as they are read: each branch with how far in it stands. */
export function lines(tree: readonly Branch[]): { at: number; depth: number }[] {
  const found: { at: number; depth: number }[] = [];
  const walk = (at: number, depth: number) => {
    const [main, ...others] = children(tree, at);
    if (main === undefined) return;
    found.push({ at: main, depth });
    for (const other of others) {
      found.push({ at: other, depth: depth + 1 });
      walk(other, depth + 1);
    }
    walk(main, depth);
  };
  walk(0, 0);
  return found;
}
