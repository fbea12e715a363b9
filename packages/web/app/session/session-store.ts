import type { SessionUser } from '@mathappu/contract/users';
import { emitSessionEnded } from '#web/api/call-events.ts';
import { createStore, useStore } from '#web/stores/create-store.ts';

/** The user as the browser stores it; `_id` is empty without a signed-in user. */
export type StoredUser = Omit<SessionUser, 'status' | 'role' | 'language'> &
  Partial<Pick<SessionUser, 'language'>> & { status: string; role: string };

export const userKey = 'user';

export const noUser: StoredUser = {
  _id: '',
  name: '',
  email: '',
  avatar: '',
  number: '',
  verify_email: false,
  last_login_date: null,
  status: 'active',
  role: '',
  staff: null,
  address_details: [],
  shopping_cart: [],
  orderHistory: [],
};

/**
 * Fields of the products in the cart that are not stored: nothing reads them there, and a full cart
 * has to fit.
 */
const notStored = new Set(['description', 'details', 'imagePlaceholder']);
const withoutWords = (key: string, value: unknown) => (notStored.has(key) ? undefined : value);

/** The signed-in user. Follow it with `useSession`. */
export const userStore = createStore<StoredUser>(noUser, {
  key: userKey,
  parse: parseUser,
  serialize: (user) => (user === noUser ? undefined : JSON.stringify(user, withoutWords)),
});
if (typeof window !== 'undefined') {
  // Before the store follows other tabs, which takes the screens away.
  window.addEventListener('storage', followSessionEnd);
  userStore.subscribe(markDocument);
}

export const storedUser = userStore.get;

export function currentUser(): StoredUser | undefined {
  const user = storedUser();
  return user._id ? user : undefined;
}

/** Merges an answer of the server; id and email stay when it has none. */
export function setDetails(details: Partial<StoredUser>): void {
  const user = storedUser();
  const { _id, email } = user;
  userStore.set({ ...user, ...details, _id: details._id || _id, email: details.email || email });
}

export function logout(): void {
  userStore.set(noUser);
}

export function changeUser(part: Partial<StoredUser>): void {
  userStore.set({ ...storedUser(), ...part });
}

/** Marks the document for the style sheets, as `session-mark.tsx` does before hydration. */
export function markDocument(): void {
  const { _id, role } = storedUser();
  const { dataset } = document.documentElement;
  if (_id) dataset.signedIn = role;
  else delete dataset.signedIn;
}

/**
 * Another tab has ended the session. It would clear the whole storage when somebody signs out there:
 * https://developer.mozilla.org/docs/Web/API/StorageEvent/key
 */
function followSessionEnd({ key, newValue }: StorageEvent): void {
  if (key === userKey && newValue === null) emitSessionEnded();
}

function parseUser(stored: string | undefined): StoredUser {
  try {
    const parsed: unknown = JSON.parse(stored ?? 'null');
    return isUser(parsed) ? { ...noUser, ...parsed } : noUser;
  } catch {
    return noUser;
  }
}

function isUser(parsed: unknown): parsed is Partial<StoredUser> {
  return (
    typeof parsed === 'object' &&
    parsed !== null &&
    '_id' in parsed &&
    typeof parsed._id === 'string'
  );
}

/** The signed-in user; always undefined on the server and during hydration. */
export function useSession(): StoredUser | undefined {
  const user = useStore(userStore, noUser);
  return user._id ? user : undefined;
}
