import type { PaymentMethod } from '@mathappu/contract/orders';
import { useState } from 'react';
import { useShop } from '#web/document/shop-details.ts';
import { readStored, removeStored, writeStored } from '#web/stores/browser-storage.ts';

const key = 'chosen-payment';

/** How this visit's next order is paid, at first online where the shop offers it. */
export function useChosenPayment() {
  const { isOnlinePaymentAvailable } = useShop();
  const [method, setMethod] = useState(() => chosenPayment(isOnlinePaymentAvailable));

  function choose(chosen: PaymentMethod) {
    writeStored(key, chosen, 'sessionStorage');
    setMethod(chosen);
  }

  // The shop may have stopped to take online payments while the page was open.
  return [isOnlinePaymentAvailable ? method : 'cod', choose] as const;
}

export function forgetChosenPayment(): void {
  removeStored(key, 'sessionStorage');
}

function chosenPayment(isOnlineAvailable: boolean): PaymentMethod {
  if (!isOnlineAvailable) return 'cod';
  return readStored(key, 'sessionStorage') === 'cod' ? 'cod' : 'online';
}
