import type { Product } from '@mathappu/contract/catalogue';
import { readStored, removeStored, writeStored } from '#web/api/browser-storage.ts';
import {
  type GuestItems,
  readItems,
  withAdded,
  withFreshProducts,
  withQuantity,
} from './guest-items.ts';

const key = 'guest-cart';

let items: GuestItems = [];
let isRead = false;
const listeners = new Set<() => void>();

/** The cart of a visitor who is not signed in; the same list until something changes. */
export function guestItems(): GuestItems {
  if (!isRead && typeof window !== 'undefined') {
    isRead = true;
    items = readItems(readStored(key));
  }
  return items;
}

export function subscribeToGuestCart(listener: () => void): () => void {
  if (listeners.size === 0) {
    window.addEventListener('storage', followOtherTabs);
    window.addEventListener('pageshow', catchUp);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    window.removeEventListener('storage', followOtherTabs);
    window.removeEventListener('pageshow', catchUp);
  };
}

/** Returns why not, when it cannot be added. */
export function addToGuestCart(product: Product, quantity: number): string | undefined {
  const addition = withAdded(guestItems(), product, quantity);
  if ('refusal' in addition) return addition.refusal;
  keep(addition.items);
  return undefined;
}

export function setGuestQuantity(productId: string, quantity: number): void {
  keep(withQuantity(guestItems(), productId, quantity));
}

export function removeFromGuestCart(productId: string): void {
  keep(guestItems().filter(({ _id }) => _id !== productId));
}

/** Takes in what the shop says of the products; returns how many are no longer sold. */
export function refreshGuestCart(askedFor: readonly string[], fresh: GuestItems): number {
  const before = guestItems();
  keep(withFreshProducts(before, new Set(askedFor), fresh));
  return before.length - items.length;
}

export function clearGuestCart(): void {
  keep([]);
}

function keep(changed: GuestItems): void {
  if (changed.length > 0) writeStored(key, JSON.stringify(changed));
  else removeStored(key);
  show(changed);
}

function show(changed: GuestItems): void {
  isRead = true;
  items = changed;
  for (const listener of listeners) listener();
}

/** A `storage` event without a key says that another tab cleared everything. */
function followOtherTabs(event: StorageEvent): void {
  if (event.key === key || event.key === null) show(readItems(readStored(key)));
}

/** A page that Back brought out of the browser's cache has slept through those events. */
function catchUp({ persisted }: PageTransitionEvent): void {
  if (persisted) show(readItems(readStored(key)));
}
