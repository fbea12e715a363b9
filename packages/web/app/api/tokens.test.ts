import { afterEach, expect, test, vi } from 'vitest';
import { clearTokens, storedAccessToken, storedRefreshToken, storeTokens } from './tokens.ts';

function openStorage(items: Record<string, string> = {}) {
  const stored = new Map(Object.entries(items));
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
  });
  return stored;
}

afterEach(() => {
  vi.unstubAllGlobals();
});

test('the refresh token is written under both spellings and everything is cleared', () => {
  const stored = openStorage();
  storeTokens({ access: 'a', refresh: 'r' });
  expect(Object.fromEntries(stored)).toEqual({
    accesstoken: 'a',
    refreshtoken: 'r',
    refreshToken: 'r',
  });
  clearTokens();
  expect(stored.size).toBe(0);
});

test('either spelling is understood', () => {
  openStorage({ refreshToken: 'camel' });
  expect(storedRefreshToken()).toBe('camel');
  openStorage({ refreshtoken: 'lower', refreshToken: 'camel' });
  expect(storedRefreshToken()).toBe('lower');
});

test('on the server there are no tokens', () => {
  vi.stubGlobal('window', undefined);
  expect(storedAccessToken()).toBeUndefined();
});
