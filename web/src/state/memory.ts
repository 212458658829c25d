/** Small things that this browser remembers. */

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`luna-${key}`);
  } catch {
    return null;
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`luna-${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
