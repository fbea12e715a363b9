import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { getGateway } from '#server/gateway/payment-gateway.ts';
import {
  paymentEntity,
  readPayment,
  readRefund,
  refundEntity,
} from '#server/gateway/razorpay-gateway.ts';
import { insertWebhookEvent } from '#server/gateway/webhook-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { parseJson } from '#server/platform/http/parse-json.ts';
import type { Shop } from '#server/shop.ts';
import { applyPayment } from './apply-payment.ts';
import { fromGateway } from './payment-transition.ts';
import { applyRefund } from './refunds/apply-refund.ts';
import { scheduleSync } from './sync-payments.ts';

type SignedRequest = {
  readonly rawBody: Buffer | undefined;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
};

const webhookBody = z.object({
  event: z.enum([
    'payment.authorized',
    'payment.captured',
    'payment.failed',
    'order.paid',
    'refund.created',
    'refund.processed',
    'refund.failed',
  ]),
  payload: z.object({
    payment: z.object({ entity: paymentEntity }),
    refund: z.optional(z.object({ entity: refundEntity })),
  }),
});

/**
 * Applies a webhook once. Duplicates, events of other kinds and events about other gateway orders
 * are accepted and ignored, since the gateway would redeliver what is refused.
 * https://razorpay.com/docs/webhooks/validate-test/
 * @throws AppError paymentMismatch when the signature is not the gateway's
 */
export async function receiveWebhook(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'payments'>,
  { rawBody, signature, eventId }: SignedRequest,
): Promise<void> {
  const gateway = getGateway(shop);
  if (!rawBody || !signature || !gateway.isWebhookSignature(rawBody, signature)) {
    throw new AppError('paymentMismatch');
  }
  const parsed = webhookBody.safeParse(parseJson(rawBody));
  if (!parsed.success) return;
  const { event: type, payload } = parsed.data;
  const payment = readPayment(payload.payment.entity);
  await inTransaction(shop.db, async (tx) => {
    const gatewayOrder = await findGatewayOrder(tx, payment.gatewayOrderId);
    if (!gatewayOrder) return;
    const event = { eventId: eventId ?? digest(rawBody), type };
    if (!(await insertWebhookEvent(tx, event))) return;
    const { transition } = await applyPayment(shop, tx, gatewayOrder, fromGateway(payment));
    const isComplete = payload.refund
      ? await applyRefund(shop, tx, readRefund(payload.refund.entity))
      : payment.refundedPaise === 0;
    if (transition.shouldCapture || !isComplete) {
      await scheduleSync(shop, tx, payment.gatewayOrderId);
    }
  });
}

const digest = (rawBody: Buffer) => createHash('sha256').update(rawBody).digest('hex');
