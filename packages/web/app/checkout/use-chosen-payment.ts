import { useState } from 'react';
import { useShop } from '#web/shop-details/shop-details.ts';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';
import type { OrderWay } from './build-order-request.ts';

const key = 'chosen-payment';

/**
 * How this visit's next order is paid, at first online where the shop offers it; in a shop that takes
 * enquiries nothing is.
 */
export function useChosenPayment() {
  const { isOnlinePaymentAvailable, enquiry } = useShop();
  const [method, setMethod] = useState(() => chosenPayment(isOnlinePaymentAvailable));

  function choose(chosen: OrderWay) {
    writeStored(key, chosen, 'sessionStorage');
    setMethod(chosen);
  }

  // The shop may have stopped to take orders, or online payments, while the page was open.
  const open = isOnlinePaymentAvailable ? method : 'cod';
  return [enquiry ? 'enquiry' : open, choose] as const;
}

export function forgetChosenPayment(): void {
  removeStored(key, 'sessionStorage');
}

function chosenPayment(isOnlineAvailable: boolean): OrderWay {
  if (!isOnlineAvailable) return 'cod';
  return readStored(key, 'sessionStorage') === 'cod' ? 'cod' : 'online';
}
