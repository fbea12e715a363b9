import { toRupees } from '@mathappu/contract/money';
import * as calls from '@mathappu/contract/payments';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listPaymentDiscrepancies } from './discrepancy-queries.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { type RequestedRefund, refundOrder } from './refunds/refund-order.ts';
import { retryRefund } from './refunds/retry-refund.ts';
import { reportPaymentFailed } from './report-payment-failed.ts';
import { verifyPayment } from './verify-payment.ts';

export function addPaymentRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.verifyPayment, async ({ body, caller }) => ({
    message: 'Payment successful! Order confirmed.',
    data: { orderId: await verifyPayment(shop, caller.userId, body) },
  }));

  handle(app, calls.reportPaymentFailed, async ({ body, caller }) => {
    const { number, payableUntil } = await reportPaymentFailed(shop, {
      userId: caller.userId,
      gatewayOrderId: body.razorpay_order_id,
    });
    return {
      message: 'Payment was not completed',
      data: { orderId: number, payableUntil: payableUntil?.toISOString() ?? null },
    };
  });

  handle(app, calls.razorpayWebhook, async ({ request }) => {
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
    await receiveWebhook(shop, {
      rawBody: request.rawBody,
      signature: signature?.toString(),
      eventId: eventId?.toString().slice(0, 200),
    });
    return { message: 'Received' };
  });

  handle(app, calls.refundOrder, async ({ params, body, caller }) => {
    const refund = await refundOrder(shop, caller, { idOrNumber: params.orderId, ...body });
    return { message: 'The payment is being given back', data: answerRequested(refund) };
  });

  handle(app, calls.retryRefund, async ({ params, caller }) => {
    const refund = await retryRefund(shop, caller, params.refundId);
    return { message: 'The refund is tried again', data: answerRequested(refund) };
  });

  handle(app, calls.listPaymentDiscrepancies, async () => ({
    message: 'Compared with the payment provider',
    data: await listPaymentDiscrepancies(shop.db),
  }));
}

const answerRequested = ({ id, orderNumber, amountPaise }: RequestedRefund) => ({
  _id: id,
  orderId: orderNumber,
  amount: toRupees(amountPaise),
});
