import type { OrderRequest } from '@mathappu/contract/checkout';
import { maxQuantity } from '@mathappu/contract/limits';
import { type BasisPoints, type Paise, toHundredths } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import type { OrderedGoods } from '@mathappu/contract/orders/ordered-goods';
import { mergeEqualProducts } from '#server/cart/price-cart.ts';
import { hashFields } from '#server/platform/db/claim-once.ts';
import { AppError } from '#server/platform/http/app-error.ts';

type ShownPrice = { readonly pricePaise: Paise; readonly discountBp: BasisPoints };

export type ParsedGoods = ReturnType<typeof parseGoods>;
type AddressedGoods = ReturnType<typeof parseOrderedGoods>;
export type ParsedOrderRequest = ReturnType<typeof parseOrderRequest>;

type GoodsOfRequest = Omit<OrderedGoods, 'delivery_address'>;

/**
 * What an order or an enquiry asks for, in the shop's own units.
 * @throws AppError orderQuantityLimit when the lines of one product exceed the maximum quantity
 */
export function parseGoods(asked: GoodsOfRequest) {
  const lines = mergeEqualProducts(asked.product_details);
  if (lines.some((line) => line.quantity > maxQuantity)) {
    throw new AppError('orderQuantityLimit', { maximum: maxQuantity });
  }
  return {
    /** The depot where it is collected. */
    collectAt: asked.collect_at,
    /** One line per product. */
    lines,
    /** The total shown to the customer. */
    totalPaise: toHundredths(asked.totalAmt),
    subTotalPaise: toHundredths(asked.subTotalAmt),
    /** The code of the estimate whose prices count. */
    estimate: asked.estimate,
    /** The code of a price rule. */
    code: asked.code,
    isAgeNoticeShown: asked.isAgeNoticeShown ?? false,
    /** The price shown for each product; only used to say which one has changed. */
    shownPrices: readShownPrices(asked),
    /** The rows and the terms shown to the customer, where the client sends them. */
    shownRows: asked.adjustments?.map(({ kind, amount }) => ({
      kind,
      amountPaise: toHundredths(amount),
    })),
    shownTerms: asked.delivery_terms,
  };
}

/** The same, to a saved address. @throws AppError orderQuantityLimit */
export const parseOrderedGoods = ({ delivery_address, ...asked }: OrderedGoods) => ({
  addressId: delivery_address.toLowerCase(),
  ...parseGoods(asked),
});

/** @throws AppError orderQuantityLimit */
export function parseOrderRequest(request: OrderRequest, paymentMethod: PaymentMethod) {
  const goods = parseOrderedGoods(request);
  return {
    ...goods,
    paymentMethod,
    /** Another hash is another order. */
    hash: hashGoods(goods, { paymentMethod }),
  };
}

/**
 * Equal for requests that differ only in the order of their lines and in what the customer was shown.
 * @param others what makes it another request beside its goods; left out while it is undefined
 */
export function hashGoods(
  {
    addressId,
    collectAt,
    lines: unsorted,
    totalPaise,
    subTotalPaise,
    estimate,
    code,
  }: ParsedGoods & Partial<AddressedGoods>,
  { paymentMethod, ...others }: { paymentMethod: PaymentMethod },
): string {
  const lines = unsorted
    .toSorted((a, b) => (a.productId < b.productId ? -1 : 1))
    .map(({ productId, quantity }) => ({ productId, quantity }));
  const goods = { addressId, collectAt, lines, totalPaise, subTotalPaise, estimate, code };
  return hashFields({ paymentMethod, ...goods, ...others });
}

function readShownPrices({ product_details: products }: GoodsOfRequest): Map<string, ShownPrice> {
  const prices = new Map<string, ShownPrice>();
  for (const { productId, price, discount = 0 } of products) {
    if (price === undefined) continue;
    prices.set(productId.toLowerCase(), {
      pricePaise: toHundredths(price),
      discountBp: toHundredths(discount),
    });
  }
  return prices;
}
