import { isSettled, newId, type SandboxPayment, type SandboxRefund } from './entities.ts';
import { type Context, getPayment, SandboxRefusal } from './payments.ts';
import { type SandboxEvent, webhooksOf } from './webhooks.ts';

type RefundRequest = {
  readonly paymentId: string;
  /** All that remains of the payment by default. */
  readonly amount?: number;
  readonly receipt?: string;
  readonly idempotencyKey?: string;
};

/**
 * Refunds a payment or a part of it. A repeated request with the same key returns the same refund.
 * @throws SandboxRefusal when the payment is not captured, less remains of it or the balance is empty
 */
export function refundPayment(
  { store, now }: Context,
  { paymentId, amount, receipt, idempotencyKey }: RefundRequest,
): SandboxRefund {
  const { settings } = store.records;
  const payment = getPayment(store, paymentId);
  const earlier = idempotencyKey ? findRefund(store, idempotencyKey) : undefined;
  if (earlier) {
    if (earlier.paymentId !== paymentId || earlier.amount !== amount) {
      throw new SandboxRefusal(
        'Different request with the same idempotency key has already been processed.',
      );
    }
    return earlier;
  }
  if (payment.status === 'refunded') {
    throw new SandboxRefusal('The payment has been fully refunded already');
  }
  if (payment.status !== 'captured') {
    throw new SandboxRefusal('The payment status should be captured for action to be taken');
  }
  const remaining = payment.amount - (payment.amountRefunded ?? 0);
  if (amount !== undefined && amount > remaining) {
    throw new SandboxRefusal(
      'The refund amount provided is greater than amount captured less what was refunded',
    );
  }
  if (settings.balance === 'empty') {
    throw new SandboxRefusal(
      'Your account does not have enough balance to carry out the refund operation.',
    );
  }
  const createdAt = now().getTime();
  const isImmediate = settings.refundDelayMs === 0;
  const refund: SandboxRefund = {
    id: newId('rfnd'),
    paymentId,
    idempotencyKey,
    receipt,
    amount: amount ?? remaining,
    createdAt,
    status: isImmediate ? settings.refundOutcome : 'pending',
    settleAt: createdAt + settings.refundDelayMs,
  };
  const created = addRefunded(payment, refund.amount);
  const settled = refund.status === 'failed' ? payment : created;
  const events: SandboxEvent[] = [
    { type: 'refund.created', payment: created, refund: { ...refund, status: 'pending' } },
  ];
  if (isImmediate) {
    events.push({ type: `refund.${refund.status}`, payment: settled, refund });
  }
  store.commit({
    payments: [settled],
    refunds: [refund],
    webhooks: webhooksOf(events, settings, now()),
  });
  return refund;
}

/** Gives the pending refunds that are due their outcome; with `all`, those that are not due too. */
export function settleRefunds({ store, now }: Context, { all = false } = {}): void {
  const { settings, refunds } = store.records;
  for (const refund of refunds.values()) {
    if (isSettled(refund) || (!all && (refund.settleAt ?? 0) > now().getTime())) continue;
    const status = settings.refundOutcome;
    const payment = getPayment(store, refund.paymentId);
    const settled = status === 'failed' ? addRefunded(payment, -refund.amount) : payment;
    const event = { type: `refund.${status}`, payment: settled, refund: { ...refund, status } };
    store.commit({
      payments: [settled],
      refunds: [{ id: refund.id, status }],
      webhooks: webhooksOf([event], settings, now()),
    });
  }
}

/** The newest first, as the provider lists them. */
export const listRefundsOf = ({ store }: Context, paymentId: string): SandboxRefund[] =>
  [...store.records.refunds.values()].filter((refund) => refund.paymentId === paymentId).reverse();

/** Those of all payments made since then (in seconds), the newest first. */
export const listRefundsSince = (
  { store }: Context,
  { from, count, skip }: { from: number; count: number; skip: number },
): SandboxRefund[] =>
  [...store.records.refunds.values()]
    .filter((refund) => refund.createdAt >= from * 1_000)
    .reverse()
    .slice(skip, skip + count);

/** A payment is refunded when refunds of the whole were made, processed or not. */
function addRefunded(payment: SandboxPayment, amount: number): SandboxPayment {
  const amountRefunded = (payment.amountRefunded ?? 0) + amount;
  const status = amountRefunded === payment.amount ? 'refunded' : 'captured';
  return { ...payment, amountRefunded, status };
}

const findRefund = ({ records }: Context['store'], key: string): SandboxRefund | undefined =>
  [...records.refunds.values()].find(({ idempotencyKey }) => idempotencyKey === key);
