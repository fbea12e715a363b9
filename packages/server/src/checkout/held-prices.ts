import type { QuoteState } from '@mathappu/contract/enquiries/quote-state';
import { discountOfPart, totalsOfPart } from '@mathappu/contract/estimates/totals-of-part';
import { makeTotals, type Totals } from '@mathappu/contract/orders/totals';
import type { DiscountedLine } from '@mathappu/contract/prices/choose-discount';
import type { DeliveryTerms } from '@mathappu/contract/settings/delivery-terms';
import { toShopDay } from '@mathappu/contract/shop-time';
import { type PricedCart, priceCart, type RequestedLine } from '#server/cart/price-cart.ts';
import type { SellableProduct } from '#server/catalogue/stock-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Discount } from '#server/prices/elect-discount.ts';
import type { Estimate } from './held-price-queries.ts';

/** Whether an estimate holds its prices: until the end of its last day, unless the shop ended it. */
export const isHeld = (
  { state, validUntil }: { readonly state: QuoteState; readonly validUntil: string },
  now: Date,
): boolean => state === 'ESTIMATE' && toShopDay(now) <= validUntil;

/** Each line of an estimate holds its price by itself, for up to its pieces. */
const hasLines = ({ lines }: Estimate, ordered: readonly RequestedLine[]): boolean =>
  ordered.every(({ productId, quantity }) =>
    lines.some((line) => line.productId === productId && quantity <= line.quantity),
  );

/** Whether the estimate's prices count for what is ordered now. */
export const holdsFor = (estimate: Estimate, ordered: readonly RequestedLine[], now: Date) =>
  isHeld(estimate, now) && hasLines(estimate, ordered);

/** @throws AppError quoteNotFound, estimateEnded, or orderChanged when other goods or more are ordered */
export function assertHeld(
  estimate: Estimate | undefined,
  ordered: readonly RequestedLine[],
  now: Date,
): asserts estimate is Estimate {
  if (!estimate) throw new AppError('quoteNotFound');
  if (!isHeld(estimate, now)) throw new AppError('estimateEnded');
  if (!hasLines(estimate, ordered)) throw new AppError('orderChanged');
}

type OrderPrice = {
  readonly cart: PricedCart;
  /** Without a price rule of today. */
  readonly totals: Totals;
  /** What the estimate holds for these goods. */
  readonly heldDiscount: Discount | undefined;
};

/**
 * Prices an order at today's prices, or at those of its estimate, packing included. Delivery is always
 * priced by today's terms.
 */
export function priceOrder(
  products: readonly SellableProduct[],
  ordered: readonly RequestedLine[],
  {
    packingPercent,
    delivery,
    held,
  }: {
    packingPercent: number;
    delivery: DeliveryTerms | undefined;
    held: Estimate | undefined;
  },
): OrderPrice {
  const cart = priceCart(
    held ? products.map((product) => atHeldPrice(product, held)) : products,
    ordered,
  );
  const totals = held
    ? totalsOfPart(held, cart.totalPaise, delivery)
    : makeTotals(cart.totalPaise, { packingPercent, delivery });
  const row = held && discountOfPart(held, cart.totalPaise);
  return { cart, totals, heldDiscount: row && { ...row, priceRule: held.priceRule } };
}

/** The lines as price rules look at them. */
export const discountedLines = ({ lines }: PricedCart): DiscountedLine[] =>
  lines.map(({ product, totalPaise }) => ({
    productId: product.id,
    categoryId: product.categoryId,
    totalPaise,
  }));

function atHeldPrice(product: SellableProduct, { lines }: Estimate): SellableProduct {
  const line = lines.find(({ productId }) => productId === product.id);
  if (!line) return product;
  const { pricePaise, discountBp } = line;
  return { ...product, pricePaise, discountBp, passport: line.passport ?? product.passport };
}
