import { toRupees } from '@mathappu/contract/money';
import * as calls from '@mathappu/contract/payments';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { acceptPayment } from './accept-payment.ts';
import { comparePayments } from './compare-payments.ts';
import { receiveWebhook } from './receive-webhook.ts';
import { type RequestedRefund, refundOrder } from './refunds/refund-order.ts';
import { retryRefund } from './refunds/retry-refund.ts';
import { reportPaymentFailed } from './report-payment-failed.ts';
import { syncAgain } from './sync-payments.ts';
import { verifyPayment } from './verify-payment.ts';

export function addPaymentRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.verifyPayment, async ({ body, caller }) => {
    const { orderNumber, isConfirmed } = await verifyPayment(shop, caller.userId, body);
    return {
      message: isConfirmed ? done.orderConfirmed : done.paymentBeingConfirmed,
      data: { orderId: orderNumber, isConfirmed },
    };
  });

  handle(app, calls.reportPaymentFailed, async ({ body, caller }) => {
    const { number, payableUntil } = await reportPaymentFailed(shop, {
      userId: caller.userId,
      gatewayOrderId: body.razorpay_order_id,
    });
    return {
      message: done.paymentNotCompleted,
      data: { orderId: number, payableUntil: payableUntil?.toISOString() ?? null },
    };
  });

  handle(app, calls.razorpayWebhook, async ({ request }) => {
    const { 'x-razorpay-signature': signature, 'x-razorpay-event-id': eventId } = request.headers;
    await receiveWebhook(shop, {
      rawBody: Buffer.isBuffer(request.body) ? request.body : undefined,
      signature: signature?.toString(),
      eventId: eventId?.toString().slice(0, 200),
    });
    return { message: done.received };
  });

  handle(app, calls.refundOrder, async ({ params, body, caller }) => {
    const refund = await refundOrder(shop, caller, { idOrNumber: params.orderId, ...body });
    return { message: done.refundRequested, data: answerRequested(refund) };
  });

  handle(app, calls.retryRefund, async ({ params, caller }) => {
    const refund = await retryRefund(shop, caller, params.refundId);
    return { message: done.refundRetried, data: answerRequested(refund) };
  });

  handle(app, calls.acceptPayment, async ({ params, body, caller }) => ({
    message: done.paymentAccepted,
    data: {
      orderId: await acceptPayment(shop, caller, { idOrNumber: params.orderId, ...body }),
    },
  }));

  handle(app, calls.syncPayments, async ({ params }) => ({
    message: done.providerAsked,
    data: { orderId: await syncAgain(shop, params.orderId) },
  }));

  handle(app, calls.listPaymentDiscrepancies, async ({ language }) => {
    const comparison = await comparePayments(shop, language);
    return { message: sayCompared(comparison.provider), ...comparison };
  });
}

function sayCompared(provider: { isCompared: boolean } | null) {
  if (!provider) return done.onlinePaymentOff;
  return provider.isCompared ? done.compared : done.notCompared;
}

const answerRequested = ({ id, orderNumber, amountPaise }: RequestedRefund) => ({
  _id: id,
  orderId: orderNumber,
  amount: toRupees(amountPaise),
});
