import type { OrderRequest } from '@mathappu/contract/checkout';
import { maxCartLines } from '@mathappu/contract/limits';
import { deliveryProblem } from '@mathappu/contract/orders/total-rows';
import { fill } from '@mathappu/contract/words';
import type { CartTotals } from '#web/cart/cart-totals.ts';
import type { Cart } from '#web/cart/use-cart.ts';
import { empty } from '#words/cart';
import * as words from '#words/checkout';

/** How the goods are asked for: an order by its payment, or an enquiry. */
export type OrderWay = 'cod' | 'online' | 'enquiry';

export type CheckoutPayload = {
  cart: Pick<Cart, 'lines'>;
  addressId: string;
  /** Where the order is collected. */
  depotId: string | undefined;
  charged: Pick<CartTotals, 'totals' | 'delivery'>;
  method: OrderWay;
  /** To the shop, with an enquiry. */
  note?: string;
  /** The code of the estimate at whose prices is ordered. */
  estimate?: string | undefined;
  /** Of a price rule; '' without one. */
  code?: string;
};

/** The order as shown to the customer; the server refuses it when its own prices differ. */
export function buildOrderRequest(payload: CheckoutPayload): OrderRequest {
  const { cart, addressId, depotId, charged, estimate, code } = payload;
  const { subtotal, adjustments, total } = charged.totals;
  return {
    product_details: cart.lines.map(({ product, quantity }) => ({
      productId: product._id,
      name: product.name,
      image: product.image[0] ?? '',
      price: product.price ?? 0,
      quantity,
      discount: product.discount,
    })),
    delivery_address: addressId,
    totalAmt: total,
    subTotalAmt: subtotal,
    adjustments,
    ...(charged.delivery.kind && { delivery_terms: charged.delivery.kind }),
    ...(depotId && { collect_at: depotId }),
    ...(estimate && { estimate }),
    ...(code && { code }),
  };
}

/**
 * Equal for two payloads exactly when the second repeats the first: a product taken out of the cart
 * and added again is another line.
 */
export function contentOf(payload: CheckoutPayload): string {
  const lineIds = payload.cart.lines.map(({ id }) => id);
  const { method, note } = payload;
  const asked = [method, lineIds, buildOrderRequest(payload)];
  return JSON.stringify(method === 'enquiry' ? [...asked, note] : asked);
}

/** The content of an enquiry without an account begins so; its own form tells what became of it. */
export const guestAttempt = 'guest';

/** Whether this is the content of an enquiry without an account. */
export const isOfGuest = (content: string): boolean => content.startsWith(`["${guestAttempt}"`);

/** Whether this is the content of an enquiry. */
export const isEnquiry = (content: string): boolean => content.startsWith('["enquiry"');

type Chosen = Pick<Cart, 'lines' | 'hasShortLines'> & {
  hasAddress: boolean;
  charged: Pick<CartTotals, 'delivery'>;
  /** Why the shop takes no order of these goods. */
  saleProblem: string | undefined;
};

/** Why the order cannot be placed yet, as shown beside the button. */
export function checkoutProblems(chosen: Chosen): string[] {
  const { lines, hasShortLines, hasAddress, charged, saleProblem } = chosen;
  const problems: string[] = [];
  if (!hasAddress) problems.push(words.addressMissing);
  if (lines.length === 0) problems.push(empty);
  if (hasShortLines) problems.push(words.shortLines);
  if (lines.length > maxCartLines) problems.push(fill(words.tooMany, { maximum: maxCartLines }));
  const undelivered = deliveryProblem(charged.delivery);
  if (undelivered) problems.push(undelivered);
  if (saleProblem && lines.length > 0) problems.push(saleProblem);
  return problems;
}
