import type { Random } from '../src/mulberry32.ts';

export const between = (random: Random, low: number, high: number): number =>
  low + (high - low) * random();

export function pick<T>(random: Random, choices: readonly T[]): T {
  return choices[Math.floor(random() * choices.length)] as T;
}
