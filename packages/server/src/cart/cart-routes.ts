import * as calls from '@mathappu/contract/cart';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import { tryCode } from '#server/prices/try-code.ts';
import type { Shop } from '#server/shop.ts';
import { deleteCartLine, listCart } from './cart-queries.ts';
import { addToCart, updateCartQuantity } from './change-cart.ts';
import { mergeCart, quoteCart } from './guest-cart.ts';
import { setLines } from './set-lines.ts';

export function addCartRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getCart, async ({ caller }) => ({
    message: done.cartFetched,
    data: await listCart(shop.db, caller.userId),
  }));
  handle(app, calls.addToCart, async ({ body, caller }) => {
    const { name: product, line } = await addToCart(shop, caller.userId, body);
    const data = { _id: line.id, quantity: line.quantity };
    return { message: done.addedToCart, values: { product }, data };
  });
  handle(app, calls.updateCartQuantity, async ({ body, caller }) => {
    const { _id, qty: quantity } = body;
    await updateCartQuantity(shop, caller.userId, { lineId: _id, quantity });
    return { message: done.quantityUpdated, data: { _id, quantity } };
  });
  handle(app, calls.removeCartItem, async ({ body, query, caller }) => {
    const lineId = body._id ?? query._id;
    if (!lineId) throw new AppError('cartItemIdMissing');
    if (!(await deleteCartLine(shop.db, caller.userId, lineId))) {
      throw new AppError('cartItemNotFound');
    }
    return { message: done.itemRemoved };
  });
  handle(app, calls.setCartLines, async ({ body, caller }) => ({
    message: done.quantityUpdated,
    data: await setLines(shop, caller.userId, body.lines),
  }));
  handle(app, calls.mergeCart, async ({ body, caller }) => ({
    message: done.cartMerged,
    data: await mergeCart(shop, caller.userId, body),
  }));
  handle(app, calls.quoteCart, async ({ body, caller, request }) => {
    await tryCode(shop, body.code, { ip: request.ip, userId: caller?.userId });
    const quoted = await quoteCart(shop, { ...body, userId: caller?.userId ?? null });
    return { message: done.cartFetched, ...quoted };
  });
}
