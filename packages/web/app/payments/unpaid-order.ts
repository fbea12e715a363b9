import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'unpaid-order';

/** The number of the order whose payment was begun in this tab, so that a reload finds it again. */
export function unpaidOrder(): string | undefined {
  return readStored(key, 'sessionStorage');
}

export function rememberUnpaidOrder(orderId: string): void {
  writeStored(key, orderId, 'sessionStorage');
}

export function forgetUnpaidOrder(): void {
  removeStored(key, 'sessionStorage');
}
