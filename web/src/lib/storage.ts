/** Small things that this browser remembers. */

export function load(key: string): string | null {
  try {
    return localStorage.getItem(`luna-${key}`);
  } catch {
    return null;
  }
}

export function store(key: string, value: string): void {
  try {
    localStorage.setItem(`luna-${key}`, value);
  } catch {
    // A browser that keeps nothing still plays.
  }
}
