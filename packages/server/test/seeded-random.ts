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

/** A pseudorandom generator (mulberry32): the same seed gives the same sequence. */
export function seededRandom(seed: number): SeededRandom {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 2 ** 32;
  };
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
