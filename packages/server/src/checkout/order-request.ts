import { createHash } from 'node:crypto';
import type { OrderRequest } from '@mathappu/contract/checkout';
import { maxQuantity } from '@mathappu/contract/limits';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import { mergeEqualProducts, type RequestedLine } from '#server/cart/price-cart.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type ShownPrice = { readonly pricePaise: Paise; readonly discountBp: BasisPoints };

/** The part of an order request that counts, in the shop's own units. */
export type ParsedOrderRequest = {
  readonly paymentMethod: PaymentMethod;
  readonly addressId: string;
  /** One line per product. */
  readonly lines: readonly RequestedLine[];
  /** The total shown to the customer. */
  readonly totalPaise: Paise;
  readonly subTotalPaise: Paise;
  /** The price shown for each product; only used to say which one has changed. */
  readonly shownPrices: ReadonlyMap<string, ShownPrice>;
  /** SHA-256 of all the above but the shown prices: what makes another order. */
  readonly hash: string;
  readonly isAgeNoticeShown: boolean;
};

/** @throws AppError orderQuantityLimit when the lines of one product exceed the maximum quantity */
export function parseOrderRequest(
  request: OrderRequest,
  paymentMethod: PaymentMethod,
): ParsedOrderRequest {
  const lines = mergeEqualProducts(request.product_details);
  if (lines.some((line) => line.quantity > maxQuantity)) {
    throw new AppError('orderQuantityLimit', { maximum: maxQuantity });
  }
  const parsed = {
    paymentMethod,
    addressId: request.delivery_address.toLowerCase(),
    lines,
    totalPaise: toHundredths(request.totalAmt),
    subTotalPaise: toHundredths(request.subTotalAmt),
  };
  return {
    ...parsed,
    hash: hashRequest(parsed),
    isAgeNoticeShown: request.isAgeNoticeShown ?? false,
    shownPrices: readShownPrices(request),
  };
}

/** Equal for requests that differ in the order of their lines only. */
function hashRequest(
  parsed: Omit<ParsedOrderRequest, 'hash' | 'isAgeNoticeShown' | 'shownPrices'>,
): string {
  const lines = parsed.lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  return createHash('sha256')
    .update(JSON.stringify({ ...parsed, lines }))
    .digest('hex');
}

function readShownPrices(request: OrderRequest): Map<string, ShownPrice> {
  const prices = new Map<string, ShownPrice>();
  for (const { productId, price, discount = 0 } of request.product_details) {
    if (price === undefined) continue;
    prices.set(productId.toLowerCase(), {
      pricePaise: toHundredths(price),
      discountBp: toHundredths(discount),
    });
  }
  return prices;
}
