import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { totalsOfPart } from '@mathappu/contract/estimates/totals-of-part';
import { toHundredths } from '@mathappu/contract/money';
import { missingToMinimum, readTotals } from '@mathappu/contract/orders/totals';
import { type CartTotals, type Destination, totalCart } from '#web/cart/cart-totals.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { type ComparedLine, costOf } from './compare-today.ts';

/**
 * The rows for what is there of the estimate at its prices, with what delivery costs today. The minimum order is
 * asked of the whole list.
 */
export function totalEstimate(
  { totals, today }: Pick<SharedEstimate, 'totals' | 'today'>,
  there: readonly Pick<ComparedLine, 'productId' | 'total'>[],
  sales: Sales | undefined,
  destination: Destination,
): CartTotals {
  const held = readTotals(totals);
  const subtotalPaise = costOf(there);
  const products = new Map(today.lines.map(({ productId }) => [productId._id, productId]));
  const lines = there.map(({ productId, total }) => ({
    productId,
    categoryId: products.get(productId)?.category?._id ?? null,
    totalPaise: toHundredths(total),
  }));
  const charged = totalCart({ subtotalPaise, lines }, sales, destination, (terms) =>
    totalsOfPart(held, subtotalPaise, terms),
  );
  return {
    ...charged,
    // Nothing can be added to an estimate.
    nextStep: undefined,
    missingPaise: missingToMinimum(held.subtotalPaise, charged.minimum),
  };
}
