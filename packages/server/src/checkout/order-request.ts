import { createHash } from 'node:crypto';
import type { OrderRequest } from '@mathappu/contract/checkout';
import { maxQuantity } from '@mathappu/contract/limits';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import { mergeEqualProducts, type WantedLine } from '#server/cart/price-cart.ts';
import { AppError } from '#server/platform/http/app-error.ts';

/** What a customer asks for, stripped of everything the shop knows better. */
export type ParsedOrderRequest = {
  readonly paymentMethod: PaymentMethod;
  readonly addressId: string;
  /** One line for each product. */
  readonly lines: readonly WantedLine[];
  /** What the customer was shown. */
  readonly totalPaise: Paise;
  readonly subTotalPaise: Paise;
  /** The price and discount shown for each product; only to say which one has changed. */
  readonly shownPrices: ReadonlyMap<string, { pricePaise: Paise; discountBp: BasisPoints }>;
  /** Equal for equal wishes. */
  readonly hash: string;
};

/** @throws AppError invalidInput when more of one product is wanted than an order can have */
export function parseOrderRequest(
  request: OrderRequest,
  paymentMethod: PaymentMethod,
): ParsedOrderRequest {
  const lines = mergeEqualProducts(request.product_details);
  if (lines.some((line) => line.quantity > maxQuantity)) {
    throw new AppError('invalidInput', { message: `At most ${maxQuantity} of each product` });
  }
  const wish = {
    paymentMethod,
    addressId: request.delivery_address.toLowerCase(),
    lines,
    totalPaise: toHundredths(request.totalAmt),
    subTotalPaise: toHundredths(request.subTotalAmt),
  };
  const inOneOrder = lines.toSorted((a, b) => (a.productId < b.productId ? -1 : 1));
  const hash = createHash('sha256')
    .update(JSON.stringify({ ...wish, lines: inOneOrder }))
    .digest('hex');
  return { ...wish, hash, shownPrices: readShownPrices(request) };
}

function readShownPrices({ product_details }: OrderRequest): ParsedOrderRequest['shownPrices'] {
  return new Map(
    product_details.flatMap(({ productId, price, discount = 0 }) =>
      price === undefined
        ? []
        : [
            [
              productId.toLowerCase(),
              { pricePaise: toHundredths(price), discountBp: toHundredths(discount) },
            ] as const,
          ],
    ),
  );
}
