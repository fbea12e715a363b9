import { useShop } from '#web/shop-details/shop-details.ts';
import { storeTabState, useTabState } from '#web/stores/use-tab-state.ts';
import type { OrderWay } from './build-order-request.ts';

const key = 'chosen-payment';

/**
 * How this visit's next order is paid, at first online where the shop offers it; in a shop that takes
 * enquiries nothing is.
 */
export function useChosenPayment() {
  const { isOnlinePaymentAvailable, enquiry } = useShop();
  const [chosen, setChosen] = useTabState(key);
  const choose = (method: OrderWay) => setChosen(method);
  // The shop may have stopped to take orders, or online payments, while the page was open.
  const method: OrderWay = isOnlinePaymentAvailable && chosen !== 'cod' ? 'online' : 'cod';
  return [enquiry ? 'enquiry' : method, choose] as const;
}

export const forgetChosenPayment = (): void => storeTabState(key, undefined);
