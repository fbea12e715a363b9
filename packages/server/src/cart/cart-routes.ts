import * as calls from '@mathappu/contract/cart';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { deleteCartLine, listCart } from './cart-queries.ts';
import { addToCart, updateCartQuantity } from './change-cart.ts';
import { mergeCart, quoteCart } from './guest-cart.ts';

export function addCartRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getCart, async ({ caller }) => ({
    message: 'Cart fetched successfully',
    data: await listCart(shop.db, caller.userId),
  }));
  handle(app, calls.addToCart, async ({ body, caller }) => {
    const { name, line } = await addToCart(shop, caller.userId, body);
    return { message: `${name} added to cart`, data: { _id: line.id, quantity: line.quantity } };
  });
  handle(app, calls.updateCartQuantity, async ({ body, caller }) => {
    const { _id, qty: quantity } = body;
    await updateCartQuantity(shop, caller.userId, { lineId: _id, quantity });
    return { message: 'Quantity updated', data: { _id, quantity } };
  });
  handle(app, calls.removeCartItem, async ({ body, query, caller }) => {
    const lineId = body._id ?? query._id;
    if (!lineId) throw new AppError('cartItemIdMissing');
    if (!(await deleteCartLine(shop.db, caller.userId, lineId))) {
      throw new AppError('cartItemNotFound');
    }
    return { message: 'Item removed from cart' };
  });
  handle(app, calls.mergeCart, async ({ body, caller }) => ({
    message: 'Cart merged successfully',
    data: await mergeCart(shop, caller.userId, body.items),
  }));
  handle(app, calls.quoteCart, async ({ body }) => ({
    message: 'Cart fetched successfully',
    data: await quoteCart(shop, body.items),
  }));
}
