import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { countInWindows } from './fixed-windows.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('each key has its uses again when its own window has ended', () => {
  const count = countInWindows(2, 1_000);
  expect([count('one'), count('one'), count('one')]).toEqual([0, 0, 1_000]);
  vi.advanceTimersByTime(600);
  expect([count('other'), count('one')]).toEqual([0, 400]);
  vi.advanceTimersByTime(400);
  expect([count('one'), count('one'), count('one')]).toEqual([0, 0, 1_000]);
  expect([count('other'), count('other')]).toEqual([0, 600]);
});
