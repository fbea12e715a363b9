import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

/** The room as a browser loads it whose storage holds this. */
function openBrowser(stored: Map<string, string>): Promise<typeof import('./seen-prices.ts')> {
  const localStorage = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  };
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
  vi.resetModules();
  return import('./seen-prices.ts');
}

test('the price that was seen last is known on the next visit', async () => {
  const stored = new Map<string, string>();
  const first = await openBrowser(stored);
  expect(first.seenPriceOf('pots')).toBeUndefined();
  first.rememberPrice('pots', 16_800);
  first.rememberPrice('rocket', 8_400);
  first.rememberPrice('pots', 19_000);
  const next = await openBrowser(stored);
  expect([next.seenPriceOf('pots'), next.seenPriceOf('rocket')]).toEqual([19_000, 8_400]);
});

test('as many are kept as a cart can hold', async () => {
  const stored = new Map<string, string>();
  const first = await openBrowser(stored);
  for (let at = 0; at < 150; at += 1) first.rememberPrice(`product ${at}`, at);
  expect(JSON.parse(stored.get('seen-prices') ?? '')).toHaveLength(100);
  expect(first.seenPriceOf('product 0')).toBeUndefined();
  expect(first.seenPriceOf('product 149')).toBe(149);
});

test.each(['', '{', '{"pots": 1}', '[["pots", "1"], [1, 2], null]'])(
  'what somebody else wrote is ignored: %s',
  async (text) => {
    const { seenPriceOf } = await openBrowser(new Map([['seen-prices', text]]));
    expect(seenPriceOf('pots')).toBeUndefined();
  },
);
