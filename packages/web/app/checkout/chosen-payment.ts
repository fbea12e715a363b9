import type { PaymentMethod } from '@mathappu/contract/orders';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-payment';

/** How this visit's next order is paid; online payment is offered first where there is any. */
export function chosenPayment(isOnlineAvailable: boolean): PaymentMethod {
  if (!isOnlineAvailable) return 'cod';
  return readStored(key, 'sessionStorage') === 'cod' ? 'cod' : 'online';
}

export function choosePayment(method: PaymentMethod): void {
  writeStored(key, method, 'sessionStorage');
}

export function forgetChosenPayment(): void {
  removeStored(key, 'sessionStorage');
}
