import { mulberry32 } from '@mathappu/demo/season/mulberry32';

export type SeededRandom = {
  /** At least 0 and less than 1. */
  next(): number;
  between(low: number, high: number): number;
  below(limit: number): number;
  /** True with this probability in percent. */
  is(percent: number): boolean;
  pick<T>(values: readonly T[]): T;
  shuffle<T>(values: readonly T[]): T[];
};

/** The same seed gives the same sequence. */
export function seededRandom(seed: number): SeededRandom {
  const next = mulberry32(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    below,
    is: (percent) => next() * 100 < percent,
    pick: (values) => values[below(values.length)] as never,
    shuffle: (values) =>
      values
        .map((value) => ({ value, place: next() }))
        .sort((a, b) => a.place - b.place)
        .map(({ value }) => value),
  };
}
