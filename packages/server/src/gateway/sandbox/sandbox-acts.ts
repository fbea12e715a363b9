import { readSandboxSettings } from './sandbox-control.ts';
import {
  newSandboxId,
  type SandboxOrder,
  type SandboxPayment,
  type SandboxRefund,
} from './sandbox-entities.ts';
import type { SandboxDb, SandboxTx } from './sandbox-tables.ts';
import { noteEvents } from './sandbox-webhooks.ts';

/** A refusal in the provider's words. */
export class SandboxRefusal extends Error {
  readonly status: number;
  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

export function createSandboxOrder(
  db: SandboxDb,
  order: { amount: number; currency: string; receipt: string },
): Promise<SandboxOrder> {
  if (order.amount < 100) throw new SandboxRefusal('Order amount less than minimum amount allowed');
  return db
    .insertInto('sandbox.orders')
    .values({ ...order, id: newSandboxId('order'), status: 'created' })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** What the dialog shows of an order. */
export function findSandboxOrder(
  db: SandboxDb,
  id: string,
): Promise<Pick<SandboxOrder, 'amount' | 'currency' | 'status'> | undefined> {
  return db
    .selectFrom('sandbox.orders')
    .select(['amount', 'currency', 'status'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** What the customer did in the dialog. */
export function paySandboxOrder(
  db: SandboxDb,
  { orderId, isSuccess }: { orderId: string; isSuccess: boolean },
): Promise<SandboxPayment> {
  return db.transaction().execute(async (tx) => {
    const settings = await readSandboxSettings(tx);
    const order = await lockSandboxOrder(tx, orderId);
    if (order.status === 'paid' && !settings.acceptsSecondPayment) {
      throw new SandboxRefusal('Payment already done for this order.');
    }
    const isCaptured = isSuccess && settings.capture === 'automatic';
    const payment = await tx
      .insertInto('sandbox.payments')
      .values({
        id: newSandboxId('pay'),
        order_id: order.id,
        status: isCaptured ? 'captured' : isSuccess ? 'authorized' : 'failed',
        amount: order.amount,
        currency: order.currency,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    if (order.status !== 'paid') {
      await setOrderStatus(tx, order.id, isCaptured ? 'paid' : 'attempted');
    }
    const authorized = { ...payment, status: 'authorized' as const };
    await noteEvents(tx, settings, [
      ...(isSuccess
        ? [{ type: 'payment.authorized', payment: authorized }]
        : [{ type: 'payment.failed', payment }]),
      ...(isCaptured ? paidEvents(order, payment) : []),
    ]);
    return payment;
  });
}

export function captureSandboxPayment(
  db: SandboxDb,
  { paymentId, amount }: { paymentId: string; amount: number },
): Promise<SandboxPayment> {
  return db.transaction().execute(async (tx) => {
    const settings = await readSandboxSettings(tx);
    const payment = await lockSandboxPayment(tx, paymentId);
    if (payment.status !== 'authorized') {
      throw new SandboxRefusal('This payment has already been captured');
    }
    if (payment.amount !== amount) {
      throw new SandboxRefusal('Capture amount must be equal to the amount authorized');
    }
    const order = await lockSandboxOrder(tx, payment.order_id);
    await setPaymentStatus(tx, payment.id, 'captured');
    await setOrderStatus(tx, order.id, 'paid');
    const captured = { ...payment, status: 'captured' as const };
    await noteEvents(tx, settings, paidEvents(order, captured));
    return captured;
  });
}

/** Asked twice with one key, it gives the same refund again. */
export function refundSandboxPayment(
  db: SandboxDb,
  request: { paymentId: string; amount: number; idempotencyKey: string | undefined },
): Promise<SandboxRefund> {
  const { paymentId, amount, idempotencyKey } = request;
  return db.transaction().execute(async (tx) => {
    const settings = await readSandboxSettings(tx);
    const payment = await lockSandboxPayment(tx, paymentId);
    const earlier = idempotencyKey === undefined ? undefined : await findRefund(tx, idempotencyKey);
    if (earlier) {
      if (earlier.payment_id !== paymentId || earlier.amount !== amount) {
        throw new SandboxRefusal('Different request with the same idempotency key');
      }
      return earlier;
    }
    if (payment.status === 'refunded') {
      throw new SandboxRefusal('The payment has been fully refunded already');
    }
    if (payment.status !== 'captured') {
      throw new SandboxRefusal('The payment status should be captured for action to be taken');
    }
    if (amount !== payment.amount) {
      throw new SandboxRefusal('The sandbox gives back whole payments only');
    }
    const refund = await tx
      .insertInto('sandbox.refunds')
      .values({
        id: newSandboxId('rfnd'),
        payment_id: paymentId,
        idempotency_key: idempotencyKey ?? null,
        amount,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await setPaymentStatus(tx, paymentId, 'refunded');
    const refunded = { ...payment, status: 'refunded' as const };
    await noteEvents(tx, settings, [{ type: 'refund.processed', payment: refunded, refund }]);
    return refund;
  });
}

const paidEvents = (order: SandboxOrder, payment: SandboxPayment) => [
  { type: 'payment.captured', payment },
  { type: 'order.paid', payment, order: { ...order, status: 'paid' as const } },
];

async function lockSandboxOrder(tx: SandboxTx, id: string): Promise<SandboxOrder> {
  const order = await tx
    .selectFrom('sandbox.orders')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!order) throw new SandboxRefusal('The id provided does not exist');
  return order;
}

async function lockSandboxPayment(tx: SandboxTx, id: string): Promise<SandboxPayment> {
  const payment = await tx
    .selectFrom('sandbox.payments')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!payment) throw new SandboxRefusal('The id provided does not exist');
  return payment;
}

function findRefund(tx: SandboxTx, key: string): Promise<SandboxRefund | undefined> {
  return tx
    .selectFrom('sandbox.refunds')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();
}

async function setPaymentStatus(tx: SandboxTx, id: string, status: SandboxPayment['status']) {
  await tx.updateTable('sandbox.payments').set({ status }).where('id', '=', id).execute();
}

async function setOrderStatus(tx: SandboxTx, id: string, status: SandboxOrder['status']) {
  await tx.updateTable('sandbox.orders').set({ status }).where('id', '=', id).execute();
}
