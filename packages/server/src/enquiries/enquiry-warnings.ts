import type { QuoteWarning } from '@mathappu/contract/enquiries/admin-enquiries';
import { saleWarnings } from '@mathappu/contract/enquiries/sale-warnings';
import type { Totals } from '@mathappu/contract/orders/totals';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
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
  const broken = saleWarnings(
    { subtotalPaise, zone: to ? zoneOf(to) : undefined, isCollected: Boolean(to?.terms?.depot) },
    {
      minimumOrder: selling.minimumOrder,
      delivery,
      isOpen: isOpenOn(selling, toShopDay(now)),
    },
  );
  return isPaymentMissing(payment) ? [...broken, 'paymentMissing'] : broken;
}
