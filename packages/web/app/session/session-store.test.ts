import type { CartItem } from '@mathappu/contract/cart';
import { beforeEach, expect, test, vi } from 'vitest';

type Store = typeof import('./session-store.ts');

let stored: Map<string, string>;
let dispatchStorageEvent: (event: { key: string | null }) => void;
let marks: { signedIn?: string };

/** The store after a page load, in a stub of the browser. */
async function openStore(before: Record<string, string> = {}): Promise<Store> {
  stored = new Map(Object.entries(before));
  marks = {};
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    addEventListener: (type: string, listener: typeof dispatchStorageEvent) => {
      if (type === 'storage') dispatchStorageEvent = listener;
    },
    removeEventListener: () => {},
  });
  vi.stubGlobal('document', { documentElement: { dataset: marks } });
  vi.resetModules();
  return import('./session-store.ts');
}

const kavi = { _id: 'u1', name: 'Kavi', email: 'kavi@example.com' };
const persisted = () => JSON.parse(stored.get('user') ?? 'null');

beforeEach(() => {
  vi.unstubAllGlobals();
});

test('begins without a signed-in user', async () => {
  const store = await openStore();
  expect(store.storedUser()).toMatchObject({ _id: '', status: 'active', shopping_cart: [] });
  expect(store.currentUser()).toBeUndefined();
});

test('finds the user that an earlier visit stored', async () => {
  const store = await openStore({ user: JSON.stringify(kavi) });
  expect(store.currentUser()).toMatchObject({ ...kavi, address_details: [] });
});

test.each(['{', '"text"', 'null', '{"_id":7}'])('ignores %s in storage', async (broken) => {
  const store = await openStore({ user: broken });
  expect(store.currentUser()).toBeUndefined();
});

test('set details merges, keeps id and email that the payload lacks, and persists', async () => {
  const store = await openStore({ user: JSON.stringify(kavi) });
  store.setDetails({ name: 'Kavitha', email: '', role: 'ADMIN' });
  expect(store.storedUser()).toMatchObject({ ...kavi, name: 'Kavitha', role: 'ADMIN' });
  expect(persisted()).toEqual(store.storedUser());
  store.setDetails({ _id: 'u2', email: 'other@example.com' });
  expect(store.storedUser()).toMatchObject({ _id: 'u2', email: 'other@example.com' });
});

test('a change leaves the other parts as they are, and persists', async () => {
  const store = await openStore({ user: JSON.stringify(kavi) });
  store.changeUser({ avatar: '/uploads/a.webp' });
  store.changeUser({ name: 'K', number: '9876543210' });
  expect(persisted()).toMatchObject({
    ...kavi,
    avatar: '/uploads/a.webp',
    name: 'K',
    number: '9876543210',
  });
});

test('the words of the products in the cart are not stored', async () => {
  const store = await openStore({ user: JSON.stringify(kavi) });
  const productId = { _id: 'p1', name: 'Pencil', description: 'Long', details: { Sound: 'low' } };
  const lines = [{ _id: 'c1', quantity: 2, productId }];
  store.changeUser({ shopping_cart: lines as unknown as CartItem[] });
  expect(store.storedUser().shopping_cart).toEqual(lines);
  expect(persisted().shopping_cart).toEqual([
    { _id: 'c1', quantity: 2, productId: { _id: 'p1', name: 'Pencil' } },
  ]);
});

test('logout clears what is stored and returns to the empty user', async () => {
  const store = await openStore({ user: JSON.stringify(kavi) });
  store.logout();
  expect(stored.has('user')).toBe(false);
  expect(store.storedUser()).toEqual(store.noUser);
});

test('notifies subscribers, and marks the document, on every change', async () => {
  const store = await openStore();
  const listener = vi.fn();
  const stop = store.userStore.subscribe(listener);
  store.setDetails({ ...kavi, role: 'ADMIN' });
  expect(listener).toHaveBeenCalledTimes(1);
  expect(marks).toEqual({ signedIn: 'ADMIN' });
  stop();
  store.logout();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(marks).toEqual({});
});

test('follows another tab that signs in, or clears everything', async () => {
  const store = await openStore();
  const listener = vi.fn();
  store.userStore.subscribe(listener);
  stored.set('user', JSON.stringify(kavi));
  dispatchStorageEvent({ key: 'something else' });
  expect(listener).not.toHaveBeenCalled();
  dispatchStorageEvent({ key: 'user' });
  expect(store.currentUser()).toMatchObject(kavi);
  stored.clear();
  dispatchStorageEvent({ key: null });
  expect(store.currentUser()).toBeUndefined();
});

test('tells that another tab has ended the session before the screens go, but not of a sign-out', async () => {
  const listeners: (typeof dispatchStorageEvent)[] = [];
  const store = await openStore({ user: JSON.stringify(kavi) });
  vi.stubGlobal('window', {
    ...window,
    addEventListener: (_type: string, listener: typeof dispatchStorageEvent) =>
      listeners.push(listener),
  });
  vi.resetModules();
  const { userStore, currentUser } = (await import('./session-store.ts')) as typeof store;
  const { onSessionEnded } = await import('#web/api/call-events.ts');
  const dispatch = (event: { key: string | null; newValue: string | null }) => {
    for (const listener of listeners) listener(event);
  };
  expect(currentUser()).toBeDefined();
  const told: string[] = [];
  onSessionEnded(() => told.push(`ended for ${currentUser()?._id}`));
  userStore.subscribe(() => told.push('left'));
  stored.clear();
  dispatch({ key: 'user', newValue: null });
  expect(told).toEqual(['ended for u1', 'left']);
  dispatch({ key: null, newValue: null });
  expect(told).toEqual(['ended for u1', 'left', 'left']);
});

test('works without storage, and logs that', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const store = await openStore();
  vi.stubGlobal('window', {
    get localStorage(): never {
      throw new Error('denied');
    },
  });
  store.setDetails(kavi);
  expect(store.currentUser()).toMatchObject(kavi);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
});
