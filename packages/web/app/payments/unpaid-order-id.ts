import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'unpaid-order';

/** The order whose payment was begun in this tab. */
export const unpaidOrderId = () => readStored(key, 'sessionStorage');

/** Remembers the order whose payment begins, so that a reload of the tab finds it again. */
export function rememberUnpaidOrder(orderId: string): void {
  writeStored(key, orderId, 'sessionStorage');
}

export function forgetUnpaidOrder(): void {
  removeStored(key, 'sessionStorage');
}
