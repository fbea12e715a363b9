import { afterEach, expect, test, vi } from 'vitest';
import { isPausing, startPause } from './message-pause.ts';

function openStorage() {
  const stored = new Map<string, string>();
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
    },
  });
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the next message waits for 30 seconds', () => {
  openStorage();
  const sentAt = 1_700_000_000_000;
  expect(isPausing(sentAt)).toBe(false);
  startPause(sentAt);
  expect(isPausing(sentAt)).toBe(true);
  expect(isPausing(sentAt + 29_999)).toBe(true);
  expect(isPausing(sentAt + 30_000)).toBe(false);
});

test('a clock that was set back does not block sending', () => {
  openStorage();
  startPause(1_700_000_000_000);
  expect(isPausing(1_600_000_000_000)).toBe(false);
});
