import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetAttempt, keyOfAttempt, unansweredAttempt } from './order-attempt.ts';

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    },
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the same content keeps its key until it has been answered', () => {
  const key = keyOfAttempt('two sparklers');
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  expect(keyOfAttempt('two sparklers')).toBe(key);
  forgetAttempt();
  expect(unansweredAttempt()).toBeUndefined();
  expect(keyOfAttempt('two sparklers')).not.toBe(key);
});

test('other content is another attempt', () => {
  const key = keyOfAttempt('two sparklers');
  expect(keyOfAttempt('three sparklers')).not.toBe(key);
  expect(unansweredAttempt()?.content).toBe('three sparklers');
});
