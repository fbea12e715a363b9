import type { OrderRequest } from '@mathappu/contract/checkout';
import { maxQuantity } from '@mathappu/contract/limits';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import type { AdjustmentKind } from '@mathappu/contract/orders/order-totals';
import type { DeliveryKind } from '@mathappu/contract/settings/delivery-terms';
import { mergeEqualProducts, type RequestedLine } from '#server/cart/price-cart.ts';
import { hashFields } from '#server/platform/db/claim-once.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type ShownRow = { readonly kind: AdjustmentKind; readonly amountPaise: Paise };

type ShownPrice = { readonly pricePaise: Paise; readonly discountBp: BasisPoints };

/** An order request in the shop's own units. */
export type ParsedOrderRequest = {
  readonly paymentMethod: PaymentMethod;
  readonly addressId: string;
  /** The depot where it is collected. */
  readonly collectAt: string | undefined;
  /** One line per product. */
  readonly lines: readonly RequestedLine[];
  /** The total shown to the customer. */
  readonly totalPaise: Paise;
  readonly subTotalPaise: Paise;
  /** The price shown for each product; only used to say which one has changed. */
  readonly shownPrices: ReadonlyMap<string, ShownPrice>;
  /** The rows and the terms shown to the customer, where the client sends them. */
  readonly shownRows: readonly ShownRow[] | undefined;
  readonly shownTerms: DeliveryKind | undefined;
  /** The code of the estimate whose prices count. */
  readonly estimate: string | undefined;
  /** SHA-256 of the fields above except the shown prices, rows and terms. Another hash is another order. */
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
    collectAt: request.collect_at,
    lines,
    totalPaise: toHundredths(request.totalAmt),
    subTotalPaise: toHundredths(request.subTotalAmt),
    estimate: request.estimate,
  };
  return {
    ...parsed,
    hash: hashRequest(parsed),
    isAgeNoticeShown: request.isAgeNoticeShown ?? false,
    shownPrices: readShownPrices(request),
    shownRows: request.adjustments?.map(({ kind, amount }) => ({
      kind,
      amountPaise: toHundredths(amount),
    })),
    shownTerms: request.delivery_terms,
  };
}

/** Equal for requests that differ in the order of their lines only. */
function hashRequest({
  paymentMethod,
  addressId,
  collectAt,
  lines: unsorted,
  totalPaise,
  subTotalPaise,
  estimate,
}: HashedRequest): string {
  const lines = unsorted
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  return hashFields({
    paymentMethod,
    addressId,
    collectAt,
    lines,
    totalPaise,
    subTotalPaise,
    estimate,
  });
}

type HashedRequest = Pick<
  ParsedOrderRequest,
  | 'paymentMethod'
  | 'addressId'
  | 'collectAt'
  | 'lines'
  | 'totalPaise'
  | 'subTotalPaise'
  | 'estimate'
>;

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
