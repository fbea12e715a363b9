import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { toHundredths } from '@mathappu/contract/money';
import { withDelivery } from '@mathappu/contract/orders/totals';
import { type CartTotals, type Destination, totalCart } from '#web/cart/cart-totals.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';

/** The rows of the estimate with what delivery costs today. */
export function totalEstimate(
  { totals }: Pick<SharedEstimate, 'totals'>,
  sales: Sales | undefined,
  destination: Destination,
): CartTotals {
  const open = {
    subtotalPaise: toHundredths(totals.subtotal),
    adjustments: totals.adjustments.map(({ kind, label, amount }) => ({
      kind,
      label,
      amountPaise: toHundredths(amount),
    })),
    totalPaise: toHundredths(totals.total),
  };
  return totalCart(open.subtotalPaise, sales, destination, (terms) => withDelivery(open, terms));
}
