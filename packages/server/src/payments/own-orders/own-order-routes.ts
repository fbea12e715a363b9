import * as calls from '@mathappu/contract/payments';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { cancelOwnOrder } from './cancel-own-order.ts';
import { changeOrder } from './change-order.ts';
import { payInCash } from './pay-in-cash.ts';

export function addOwnOrderRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.payInCash, async ({ body, caller }) => {
    const own = { userId: caller.userId, idOrNumber: body.orderId };
    const orderId = await payInCash(shop, own);
    return { message: done.payingInCash, data: { orderId } };
  });

  handle(app, calls.changeOrder, async ({ body, caller }) => {
    const own = { userId: caller.userId, idOrNumber: body.orderId };
    const { number: orderId, lines } = await changeOrder(shop, own);
    return { message: done.backInCart, data: { orderId, lines } };
  });

  handle(app, calls.cancelMyOrder, async ({ body, caller }) => {
    const { orderId: idOrNumber, paymentStatusSeen } = body;
    const own = { userId: caller.userId, idOrNumber, paymentStatusSeen };
    return {
      message: done.orderCancelled,
      data: { orderId: await cancelOwnOrder(shop, own) },
    };
  });
}
