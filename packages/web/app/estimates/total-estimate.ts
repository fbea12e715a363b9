import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { totalsOfPart } from '@mathappu/contract/estimates/totals-of-part';
import type { Paise } from '@mathappu/contract/money';
import { missingToMinimum, readTotals } from '@mathappu/contract/orders/totals';
import { type CartTotals, type Destination, totalCart } from '#web/cart/cart-totals.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';

/**
 * The rows for what is there of the estimate, which costs `goodsPaise` at its prices, with what delivery
 * costs today. The minimum order is asked of the whole list.
 */
export function totalEstimate(
  { totals }: Pick<SharedEstimate, 'totals'>,
  goodsPaise: Paise,
  sales: Sales | undefined,
  destination: Destination,
): CartTotals {
  const held = readTotals(totals);
  return {
    ...totalCart(goodsPaise, sales, destination, (terms) => totalsOfPart(held, goodsPaise, terms)),
    missingPaise: missingToMinimum(held.subtotalPaise, sales?.minimumOrder ?? 0),
  };
}
