/** Curves of a review: chances stacked, margins and influence as lines. */

export const [WIDTH, HEIGHT, LEFT] = [800, 150, 26] as const;

export const x = (at: number, all: number): number =>
  LEFT + (at / Math.max(1, all)) * (WIDTH - LEFT - 4);

/** Areas that fill the picture, the first order at the bottom. */
export function stacked(rows: readonly (readonly number[])[], all: number): string[] {
  const seats = rows[0]?.length ?? 0;
  const sums = rows.map((row) => {
    const total = row.reduce((sum, value) => sum + value, 0) || 1;
    let below = 0;
    return [0, ...row.map((value) => (below += value / total))];
  });
  const point = (at: number, share: number) =>
    `${x(at, all).toFixed(1)} ${(HEIGHT * (1 - share)).toFixed(1)}`;
  return Array.from({ length: seats }, (_, seat) => {
    const top = sums.map((row, at) => point(at, row[seat + 1] ?? 0));
    const bottom = sums.map((row, at) => point(at, row[seat] ?? 0)).reverse();
    return rows.length ? `M${top.join("L")}L${bottom.join("L")}Z` : "";
  });
}

/** A line between a lowest and a highest value. */
export function line(values: readonly number[], all: number, low: number, high: number): string {
  const y = (value: number) => 6 + (HEIGHT - 12) * (1 - (value - low) / (high - low || 1));
  return values
    .map((value, at) => `${at ? "L" : "M"}${x(at, all).toFixed(1)} ${y(value).toFixed(1)}`)
    .join("");
}
