import { afterEach, expect, test, vi } from 'vitest';
import { createRecentList } from './recent-list.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A browser whose storage holds this, or refuses to be written to. */
function openBrowser(stored: Map<string, string>, isFull = false): void {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem(key: string, value: string) {
      if (isFull) throw new DOMException('full', 'QuotaExceededError');
      stored.set(key, value);
    },
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
}

test('keeps the last distinct texts, the latest first', () => {
  const stored = new Map<string, string>();
  openBrowser(stored);
  const recent = createRecentList('recent', 3);
  for (const text of ['rocket', 'anar', 'Rocket', 'வாணம்', 'chakkar']) recent.add(text);
  expect(recent.get()).toEqual(['chakkar', 'வாணம்', 'Rocket']);
  expect(createRecentList('recent', 3).get()).toEqual(recent.get());
  recent.remove('வாணம்');
  expect(createRecentList('recent', 3).get()).toEqual(['chakkar', 'Rocket']);
  recent.set([]);
  expect(stored.has('recent')).toBe(false);
});

test.each(['{', '{}', 'null', '"rocket"', '[1, null, {"a": 1}]'])(
  'what somebody else wrote into the storage is nothing: %s',
  (text) => {
    openBrowser(new Map([['recent', text]]));
    expect(createRecentList('recent', 3).get()).toEqual([]);
  },
);

test('edge 20: a storage that is full or forbidden is no error', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  openBrowser(new Map(), true);
  const recent = createRecentList('recent', 3);
  recent.add('rocket');
  expect(recent.get()).toEqual(['rocket']);
  vi.stubGlobal('window', {
    get localStorage() {
      throw new DOMException('forbidden', 'SecurityError');
    },
  });
  const forbidden = createRecentList('recent', 3);
  expect(forbidden.get()).toEqual([]);
  forbidden.add('anar');
  expect(forbidden.get()).toEqual(['anar']);
  warn.mockRestore();
});
