type Window = { readonly endsAt: number; uses: number };

/**
 * Counts the uses of each key, in memory, within windows that begin with a first use. The function
 * counts one and returns the milliseconds until there is one left, 0 where this one was.
 */
export function countInWindows(points: number, windowMs: number): (key: string) => number {
  /** In the order in which they end. */
  const windows = new Map<string, Window>();

  function begin(key: string, now: number): void {
    for (const [ended, { endsAt }] of windows) {
      if (endsAt > now) break;
      windows.delete(ended);
    }
    windows.set(key, { endsAt: now + windowMs, uses: 1 });
  }

  return (key) => {
    const now = performance.now();
    const window = windows.get(key);
    if (!window || window.endsAt <= now) {
      begin(key, now);
      return 0;
    }
    window.uses += 1;
    return window.uses > points ? window.endsAt - now : 0;
  };
}
