import { beforeEach, expect, test, vi } from 'vitest';

type Drafts = typeof import('./form-draft.ts');

let stored: Record<'localStorage' | 'sessionStorage', Map<string, string>>;

/** The drafts in a page that this user opens; undefined is a visitor. */
async function openAs(_id: string | undefined): Promise<Drafts> {
  const area = (name: keyof typeof stored) => ({
    getItem: (key: string) => stored[name].get(key) ?? null,
    setItem: (key: string, value: string) => stored[name].set(key, value),
    removeItem: (key: string) => stored[name].delete(key),
  });
  if (_id) stored.localStorage.set('user', JSON.stringify({ _id }));
  else stored.localStorage.delete('user');
  vi.stubGlobal('window', {
    localStorage: area('localStorage'),
    sessionStorage: area('sessionStorage'),
    addEventListener: () => {},
    removeEventListener: () => {},
  });
  vi.resetModules();
  return import('./form-draft.ts');
}

beforeEach(() => {
  stored = { localStorage: new Map(), sessionStorage: new Map() };
  return () => vi.unstubAllGlobals();
});

test('a draft of a user is read by that user alone', async () => {
  (await openAs('kavi')).storeDraft('address', { name: 'Kavi' });
  (await openAs('kavi')).storeInterrupted('profile', { name: 'Kavi' }, 'kavi');
  for (const other of ['devi', undefined]) {
    const drafts = await openAs(other);
    expect(drafts.readDraft('address')).toBeUndefined();
    expect(drafts.readDraft('profile')).toBeUndefined();
    drafts.forgetInterrupted('profile');
  }
  const drafts = await openAs('kavi');
  expect(drafts.readDraft('address')).toEqual({ name: 'Kavi' });
  expect(drafts.readDraft('profile')).toEqual({ name: 'Kavi' });
});

test('what a visitor typed is there after signing in', async () => {
  (await openAs(undefined)).storeDraft('contact', { message: 'Hello' });
  expect((await openAs('kavi')).readDraft('contact')).toEqual({ message: 'Hello' });
});

test('what was typed last in this tab is newer than what the end of a session interrupted', async () => {
  const drafts = await openAs('kavi');
  drafts.storeInterrupted('address', 'at the end', 'kavi');
  expect(drafts.readDraft('address')).toBe('at the end');
  drafts.storeDraft('address', 'afterwards');
  expect(drafts.readDraft('address')).toBe('afterwards');
  drafts.forgetInterrupted('address');
  expect(drafts.readDraft('address')).toBe('afterwards');
  drafts.forgetDraft('address');
  expect(drafts.readDraft('address')).toBeUndefined();
});

test.each(['{', 'null', '7', '"text"', '{}', '{"owner":"devi","draft":1}'])(
  'what somebody else wrote into the storage is nothing: %s',
  async (text) => {
    const drafts = await openAs('kavi');
    stored.localStorage.set('draft-address', text);
    stored.sessionStorage.set('draft-address', text);
    expect(drafts.readDraft('address')).toBeUndefined();
  },
);
