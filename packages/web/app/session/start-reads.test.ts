import { beforeEach, expect, test, vi } from 'vitest';

const kavi = JSON.stringify({ _id: 'u1', name: 'Kavi', email: 'kavi@example.com', role: 'USER' });

/** The module after a page load with this storage. */
async function openReads(stored: Record<string, string>) {
  vi.stubGlobal('window', {
    localStorage: { getItem: (key: string) => stored[key] ?? null },
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.resetModules();
  return import('./start-reads.ts');
}

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('the reads of a page start together and are not awaited', async () => {
  const { startReads } = await openReads({ user: kavi, accesstoken: 'a' });
  const fetched: string[] = [];
  const query = (name: string) => ({
    queryKey: [name],
    queryFn: () => {
      fetched.push(name);
      return new Promise<never>(() => {});
    },
  });
  expect(startReads([query('orders'), query('addresses')])).toBeNull();
  expect(fetched).toEqual(['orders', 'addresses']);
});

test.each([
  ['a visitor', {}],
  ['a user without any token', { user: kavi }],
])('%s starts no reads', async (_, stored) => {
  const { startReads } = await openReads(stored);
  const queryFn = vi.fn();
  startReads([{ queryKey: ['orders'], queryFn }]);
  expect(queryFn).not.toHaveBeenCalled();
});

test('a read that fails before its page is mounted throws nothing', async () => {
  const { startReads } = await openReads({ user: kavi, refreshtoken: 'r' });
  const queryFn = vi.fn(() => Promise.reject(new Error('busy')));
  startReads([{ queryKey: ['orders'], queryFn }]);
  await vi.waitFor(() => expect(queryFn).toHaveBeenCalledOnce());
});
