import { placeCodOrder } from '@mathappu/contract/checkout';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { placeOrder } from './place-order.ts';

export function addCheckoutRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, placeCodOrder, async ({ body, caller, request }) => {
    const { id, number } = await placeOrder(shop, {
      userId: caller.userId,
      paymentMethod: 'cod',
      body,
      idempotencyKey: readIdempotencyKey(request),
    });
    return { message: 'Order placed successfully', data: { orderId: number, _id: id } };
  });
}
