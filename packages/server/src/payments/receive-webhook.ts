import { createHash } from 'node:crypto';
import * as z from 'zod';
import { findGatewayOrder } from '#server/gateway/gateway-order-queries.ts';
import { paymentEntity, readPayment } from '#server/gateway/razorpay-gateway.ts';
import { insertWebhookEvent } from '#server/gateway/webhook-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { applyPayment } from './apply-payment.ts';
import { fromGateway, getGateway, scheduleSync } from './sync-payments.ts';

type SignedMessage = {
  readonly rawBody: Buffer | undefined;
  readonly signature: string | undefined;
  readonly eventId: string | undefined;
};

const paymentEvent = z.object({
  event: z.enum([
    'payment.authorized',
    'payment.captured',
    'payment.failed',
    'order.paid',
    'refund.processed',
  ]),
  payload: z.object({ payment: z.object({ entity: paymentEntity }) }),
});

/**
 * Takes in an event of the gateway. One that came before, that concerns nothing of ours or that we
 * do not know is fine: it needs no answer but "received".
 * @throws AppError paymentMismatch when it was not signed by the gateway
 */
export async function receiveWebhook(shop: Shop, message: SignedMessage): Promise<void> {
  const gateway = getGateway(shop);
  const { rawBody, signature, eventId } = message;
  if (!rawBody || !signature || !gateway.isWebhookSignature(rawBody, signature)) {
    throw new AppError('paymentMismatch');
  }
  const parsed = paymentEvent.safeParse(JSON.parse(rawBody.toString()));
  if (!parsed.success) return;
  const { event: type, payload } = parsed.data;
  const payment = readPayment(payload.payment.entity);
  await inTransaction(shop.db, async (tx) => {
    const gatewayOrder = await findGatewayOrder(tx, payment.gatewayOrderId);
    if (!gatewayOrder) return;
    const event = { eventId: eventId ?? digest(rawBody), type };
    if (!(await insertWebhookEvent(tx, event))) return;
    const { step } = await applyPayment(shop, tx, gatewayOrder, fromGateway(payment));
    if (step.captures) await scheduleSync(shop, tx, payment.gatewayOrderId);
  });
}

const digest = (rawBody: Buffer) => createHash('sha256').update(rawBody).digest('hex');
