import { missingToMinimum, type Totals } from '@mathappu/contract/orders/totals';
import type { QuoteWarning } from '@mathappu/contract/quotes/staff-quotes';
import { termsOf } from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { isOpenOn } from '@mathappu/contract/settings/selling-part';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';

type Quote = Pick<Totals, 'subtotalPaise'> & { readonly delivery: DeliverySnapshot | null };

/** What would refuse the same order on the website; staff may have agreed otherwise. */
export function findWarnings(
  { subtotalPaise, delivery: to }: Quote,
  { selling, delivery }: Pick<Settings, 'selling' | 'delivery'>,
  now: Date,
): QuoteWarning[] {
  const isCollected = Boolean(to?.terms?.depot);
  const found: Record<QuoteWarning, boolean> = {
    belowMinimum: missingToMinimum(subtotalPaise, selling.minimumOrder) > 0,
    notDelivered: !isCollected && termsOf(delivery, to?.city)?.kind === 'none',
    orderingClosed: !isOpenOn(selling, toShopDay(now)),
  };
  return (Object.keys(found) as QuoteWarning[]).filter((warning) => found[warning]);
}
