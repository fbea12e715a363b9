import { mulberry32 } from '../src/mulberry32.ts';

export type SeededRandom = {
  /** From 0 up to, not including, 1. */
  next: () => number;
  between: (low: number, high: number) => number;
  /** Bell-shaped around 0, nearly always within -1 and 1. */
  bell: () => number;
  pick: <T>(choices: readonly T[]) => T;
};

/** The same seed gives the same numbers on every machine. */
export function seededRandom(seed: string): SeededRandom {
  let hash = 2166136261;
  for (const letter of seed) hash = Math.imul(hash ^ letter.charCodeAt(0), 16777619) >>> 0;
  const next = mulberry32(hash);
  return {
    next,
    between: (low, high) => low + (high - low) * next(),
    bell: () => (next() + next() + next() - 1.5) / 1.5,
    pick: (choices) => {
      const chosen = choices[Math.floor(next() * choices.length)];
      if (chosen === undefined) throw new Error('Nothing to pick from');
      return chosen;
    },
  };
}
