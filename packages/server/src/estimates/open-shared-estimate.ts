import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import type { SharedEstimate } from '@mathappu/contract/estimates/estimates';
import { answerTotals, makeTotals } from '@mathappu/contract/orders/totals';
import { listLinesWithProducts } from '#server/cart/cart-queries.ts';
import { discountedItem } from '#server/cart/guest-cart.ts';
import { isHeld } from '#server/checkout/held-prices.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findDiscount } from '#server/prices/elect-discount.ts';
import { nobody } from '#server/prices/rules-for-buyer.ts';
import type { Shop } from '#server/shop.ts';
import { answerLine } from './estimate-answer.ts';
import { findSharedEstimate } from './estimate-queries.ts';

/**
 * Reads the estimate of a link, for anybody who has the link, with today's prices beside its own.
 * @throws AppError quoteNotFound, tooManyRequests
 */
export async function openSharedEstimate(
  { db, settings, limits, now }: Pick<Shop, 'db' | 'settings' | 'limits' | 'now'>,
  { code, ip }: { code: string; ip: string },
): Promise<SharedEstimate> {
  await limits.use('openedEstimate', ip);
  const quote = await findSharedEstimate(db, code);
  if (!quote) throw new AppError('quoteNotFound');
  const { number, state, createdAt, validUntil, lines } = quote;
  const items = await listLinesWithProducts(
    db,
    lines.map(({ productId, quantity }) => ({ id: productId, productId, quantity })),
  );
  const subtotalPaise = items.reduce(
    (sum, { productId: product, quantity }) => sum + unitPriceOf(product) * quantity,
    0,
  );
  const { selling, priceRules: rules } = await settings.read();
  const { discount } = await findDiscount(db, {
    ...{ rules, buyer: nobody, now: now(), lines: items.map(discountedItem), isHolding: true },
  });
  const today = makeTotals(subtotalPaise, {
    packingPercent: selling.packingPercent,
    delivery: undefined,
    ...(discount && { discount }),
  });
  return {
    number,
    state,
    date: createdAt.toISOString(),
    validUntil,
    isHeld: isHeld(quote, now()),
    lines: lines.map(answerLine),
    totals: answerTotals(quote),
    today: { lines: items, totals: answerTotals(today) },
  };
}
