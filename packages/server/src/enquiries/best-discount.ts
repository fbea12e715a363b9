import { mobileNumberOf } from '@mathappu/contract/mobile-number';
import type { Paise } from '@mathappu/contract/money';
import type { DiscountedLine } from '@mathappu/contract/prices/choose-discount';
import type { SellableProduct } from '#server/catalogue/stock-queries.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import type { Discount } from '#server/prices/elect-discount.ts';
import type { Buyer } from '#server/prices/rules-for-buyer.ts';
import { phoneOf } from './enquiry-content.ts';

/** A buyer whom staff have before them. */
export const buyerBefore = (
  { userId, customerPhone }: { userId: string | null; customerPhone: string },
  delivery: DeliverySnapshot | null,
): Buyer => ({
  userId,
  mobile: mobileNumberOf(phoneOf(customerPhone, delivery)) ?? '',
  isMet: true,
});

type Line = { readonly productId: string; readonly totalPaise: Paise };

/** Lines as price rules look at them; of a product that is not sold any more the category is not known. */
export const discountedLinesOf = (
  lines: readonly Line[],
  products: readonly Pick<SellableProduct, 'id' | 'categoryId'>[],
): DiscountedLine[] =>
  lines.map(({ productId, totalPaise }) => ({
    productId,
    totalPaise,
    categoryId: products.find(({ id }) => id === productId)?.categoryId ?? null,
  }));

type Given = { readonly label: string; readonly amountPaise: Paise };

/** A discount that is given as it stands keeps its rule; another one is staff's own. */
export const keepRule = (given: Given, before: Discount | undefined): Discount => ({
  ...given,
  priceRule:
    before?.label === given.label && before.amountPaise === given.amountPaise
      ? before.priceRule
      : null,
});

/** The row of a discount among others, with the rule that is stored beside them. */
export function discountIn(
  adjustments: readonly { kind: string; label: string; amountPaise: Paise }[],
  priceRule: string | null,
): Discount | undefined {
  const row = adjustments.find(({ kind }) => kind === 'discount');
  return row && { label: row.label, amountPaise: -row.amountPaise, priceRule };
}
