import { afterEach, expect, test, vi } from 'vitest';
import { rememberSearch } from './suggestions.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the ninth search pushes out the first, and one that is made again comes first', () => {
  const stored = new Map<string, string>();
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  };
  vi.stubGlobal('window', { localStorage });
  for (const search of ['1', '2', '3', '4', '5', '6', '7', '8', '9', ' 4 ', '']) {
    rememberSearch(search);
  }
  expect(JSON.parse(stored.get('recent-searches') ?? '')).toEqual([...'49876532']);
});
