import type { QuoteWarning } from '@mathappu/contract/enquiries/admin-enquiries';
import { missingToMinimum, type Totals } from '@mathappu/contract/orders/totals';
import { termsOf } from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { isPaymentMissing } from '@mathappu/contract/settings/payment-part';
import { isOpenOn } from '@mathappu/contract/settings/selling-part';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';

type Quote = Pick<Totals, 'subtotalPaise'> & { readonly delivery: DeliverySnapshot | null };

/** The settings that the order would break. They are warnings, since staff may have agreed otherwise. */
export function findWarnings(
  { subtotalPaise, delivery: to }: Quote,
  { selling, delivery, payment }: Pick<Settings, 'selling' | 'delivery' | 'payment'>,
  now: Date,
): QuoteWarning[] {
  const isCollected = Boolean(to?.terms?.depot);
  const found: Record<QuoteWarning, boolean> = {
    belowMinimum: missingToMinimum(subtotalPaise, selling.minimumOrder) > 0,
    notDelivered: !isCollected && termsOf(delivery, to?.city)?.kind === 'none',
    orderingClosed: !isOpenOn(selling, toShopDay(now)),
    paymentMissing: isPaymentMissing(payment),
  };
  return (Object.keys(found) as QuoteWarning[]).filter((warning) => found[warning]);
}
