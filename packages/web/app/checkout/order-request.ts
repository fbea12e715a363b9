import type { OrderRequest } from '@mathappu/contract/checkout';
import { toRupees } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import type { Cart } from '#web/cart/use-cart.ts';
import { empty } from '#words/cart';
import * as words from '#words/checkout';

type Ordered = Pick<Cart, 'lines' | 'subtotalPaise'>;

export type CheckoutPayload = { cart: Ordered; addressId: string; method: PaymentMethod };

/** The order as shown to the customer; the server refuses it when its own prices differ. */
export function buildOrderRequest({ cart, addressId }: CheckoutPayload): OrderRequest {
  const { lines, subtotalPaise } = cart;
  const total = toRupees(subtotalPaise);
  return {
    product_details: lines.map(({ product, quantity }) => ({
      productId: product._id,
      name: product.name,
      image: product.image[0] ?? '',
      price: product.price ?? 0,
      quantity,
      discount: product.discount,
    })),
    delivery_address: addressId,
    totalAmt: total,
    subTotalAmt: total,
  };
}

/**
 * Equal for two payloads exactly when the second repeats the first: a product taken out of the cart
 * and added again is another line.
 */
export function contentOf(payload: CheckoutPayload): string {
  const lineIds = payload.cart.lines.map(({ id }) => id);
  return JSON.stringify([payload.method, lineIds, buildOrderRequest(payload)]);
}

type Chosen = Pick<Cart, 'lines' | 'hasShortLines'> & { addressId: string | undefined };

/** Why the order cannot be placed yet, as shown beside the button. */
export function checkoutProblems({ lines, hasShortLines, addressId }: Chosen): string[] {
  const problems: string[] = [];
  if (!addressId) problems.push(words.addressMissing);
  if (lines.length === 0) problems.push(empty);
  if (hasShortLines) problems.push(words.shortLines);
  return problems;
}
