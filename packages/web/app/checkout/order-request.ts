import type { OrderRequest } from '@mathappu/contract/checkout';
import { toRupees } from '@mathappu/contract/money';
import type { PaymentMethod } from '@mathappu/contract/orders';
import type { Cart } from '#web/cart/use-cart.ts';

type Ordered = Pick<Cart, 'lines' | 'subtotalPaise'>;

export type Wish = { cart: Ordered; addressId: string; method: PaymentMethod };

/** What the customer sees and agrees to; the server compares it with what the shop asks. */
export function buildOrderRequest({ cart, addressId }: Wish): OrderRequest {
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

/** Equal for two wishes exactly when the second is the first once more: a line put into the cart anew is another line. */
export function contentOf(wish: Wish): string {
  const lineIds = wish.cart.lines.map(({ id }) => id);
  return JSON.stringify([wish.method, lineIds, buildOrderRequest(wish)]);
}

type Chosen = Pick<Cart, 'lines' | 'hasShortLines'> & { addressId: string | undefined };

/** What stands between the customer and the order, in the words shown beside the button. */
export function checkoutProblems({ lines, hasShortLines, addressId }: Chosen): string[] {
  const obstacles: string[] = [];
  if (!addressId) obstacles.push('Please select a delivery address');
  if (lines.length === 0) obstacles.push('Your cart is empty');
  if (hasShortLines) obstacles.push('Some items are out of stock or fewer than you chose');
  return obstacles;
}
