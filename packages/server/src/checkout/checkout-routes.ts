import * as calls from '@mathappu/contract/checkout';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { resumePayment } from '#server/payments/resume-payment.ts';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { placeOnlineOrder } from './place-online-order.ts';
import { placeOrder } from './place-order.ts';

export function addCheckoutRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.placeCodOrder, async ({ body, caller, request, language }) => {
    const { id, number, codeProblem } = await placeOrder(shop, {
      userId: caller.userId,
      paymentMethod: 'cod',
      body,
      idempotencyKey: readIdempotencyKey(request),
      language,
    });
    return { message: done.codOrderPlaced, data: { orderId: number, _id: id, codeProblem } };
  });

  handle(app, calls.placeOnlineOrder, async ({ body, caller, request, language }) => {
    const { id, number, razorpay, codeProblem } = await placeOnlineOrder(shop, {
      userId: caller.userId,
      body,
      idempotencyKey: readIdempotencyKey(request),
      language,
    });
    return {
      message: done.orderCreated,
      data: { razorpay, orderId: number, _id: id, codeProblem },
    };
  });

  handle(app, calls.resumePayment, async ({ body, caller }) => {
    const { id, number, razorpay } = await resumePayment(shop, {
      userId: caller.userId,
      idOrNumber: body.orderId,
    });
    return { message: done.paymentResumed, data: { razorpay, orderId: number, _id: id } };
  });
}
