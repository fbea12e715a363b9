import type { Address } from '@mathappu/contract/addresses';
import type { CartItem } from '@mathappu/contract/cart';
import type { SessionUser } from '@mathappu/contract/users';
import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';

/** The user as the browser keeps it; `_id` is empty while nobody is signed in. */
export type StoredUser = Omit<SessionUser, 'status' | 'role'> & { status: string; role: string };

export const userKey = 'user';

export const nobody: StoredUser = {
  _id: '',
  name: '',
  email: '',
  avatar: '',
  number: '',
  verify_email: false,
  last_login_date: null,
  status: 'active',
  role: '',
  address_details: [],
  shopping_cart: [],
  orderHistory: [],
};

let user = nobody;
let isRead = false;
const listeners = new Set<() => void>();

/** The stored user; the same object until something changes. */
export function storedUser(): StoredUser {
  if (!isRead && typeof window !== 'undefined') {
    isRead = true;
    user = readUser();
  }
  return user;
}

export function currentUser(): StoredUser | undefined {
  return storedUser()._id ? user : undefined;
}

export function subscribeToUser(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener('storage', followOtherTabs);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', followOtherTabs);
  };
}

/** Takes in what the server says of the user; id and email stay where it says nothing of them. */
export function setDetails(details: Partial<StoredUser>): void {
  const { _id, email } = storedUser();
  keep({ ...user, ...details, _id: details._id || _id, email: details.email || email });
}

export function updateAvatar(avatar: string): void {
  keep({ ...storedUser(), avatar });
}

export function updateProfile(profile: Pick<StoredUser, 'name' | 'email' | 'number'>): void {
  const { name, email, number } = profile;
  keep({ ...storedUser(), name, email, number });
}

export function updateUser(changes: Partial<StoredUser>): void {
  const { _id } = storedUser();
  keep({ ...user, ...changes, _id });
}

export function addAddress(address: Address): void {
  keep({ ...storedUser(), address_details: [...user.address_details, address] });
}

export function updateCart(lines: CartItem[]): void {
  keep({ ...storedUser(), shopping_cart: lines });
}

export function logout(): void {
  removeStored(userKey);
  show(nobody);
}

/** Lets the style sheets know before any script of ours has run; see `session-mark.tsx`. */
export function markDocument(): void {
  document.documentElement.toggleAttribute('data-signed-in', Boolean(storedUser()._id));
}

function keep(changed: StoredUser): void {
  writeStored(userKey, JSON.stringify(changed));
  show(changed);
}

function show(changed: StoredUser): void {
  isRead = true;
  user = changed;
  markDocument();
  for (const listener of listeners) listener();
}

function readUser(): StoredUser {
  try {
    const stored: unknown = JSON.parse(readStored(userKey) ?? 'null');
    return isUser(stored) ? { ...nobody, ...stored } : nobody;
  } catch {
    return nobody;
  }
}

function isUser(stored: unknown): stored is Partial<StoredUser> {
  return (
    typeof stored === 'object' &&
    stored !== null &&
    '_id' in stored &&
    typeof stored._id === 'string'
  );
}

/** A `storage` event without a key says that another tab cleared everything. */
function followOtherTabs({ key }: StorageEvent): void {
  if (key === userKey || key === null) show(readUser());
}
