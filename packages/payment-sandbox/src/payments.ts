import { newId, type SandboxOrder, type SandboxPayment } from './entities.ts';
import type { Store } from './store.ts';
import { type SandboxEvent, webhooksOf } from './webhooks.ts';

/** A refusal with the provider's code and description. */
export class SandboxRefusal extends Error {
  readonly status: number;
  constructor(description: string, status = 400) {
    super(description);
    this.status = status;
  }
}

export type Context = { readonly store: Store; readonly now: () => Date };

/** @throws SandboxRefusal below one rupee, and above the largest amount of the settings */
export function createOrder(
  { store, now }: Context,
  { amount, currency, receipt }: Pick<SandboxOrder, 'amount' | 'currency' | 'receipt'>,
): SandboxOrder {
  if (amount < 100) throw new SandboxRefusal('Order amount less than minimum amount allowed');
  if (amount > store.records.settings.largestOrderPaise) {
    throw new SandboxRefusal('Amount exceeds maximum amount allowed.');
  }
  const order: SandboxOrder = {
    id: newId('order'),
    amount,
    currency,
    receipt,
    status: 'created',
    createdAt: now().getTime(),
  };
  store.commit({ orders: [order] });
  return order;
}

/**
 * Applies the customer's choice in the dialog.
 * @throws SandboxRefusal when the order is unknown or paid
 */
export function payOrder(
  { store, now }: Context,
  { orderId, isSuccess }: { orderId: string; isSuccess: boolean },
): SandboxPayment {
  const { settings } = store.records;
  const order = getOrder(store, orderId);
  if (order.status === 'paid' && !settings.acceptsSecondPayment) {
    throw new SandboxRefusal('Payment already done for this order.');
  }
  const isCaptured = isSuccess && settings.capture === 'automatic';
  const payment: SandboxPayment = {
    id: newId('pay'),
    orderId,
    status: isCaptured ? 'captured' : isSuccess ? 'authorized' : 'failed',
    amount: Math.max(1, order.amount - settings.offerPaise),
    currency: settings.paymentCurrency ?? order.currency,
    createdAt: now().getTime(),
  };
  const status = isCaptured || order.status === 'paid' ? 'paid' : 'attempted';
  const events: SandboxEvent[] = isSuccess
    ? [{ type: 'payment.authorized', payment: { ...payment, status: 'authorized' } }]
    : [{ type: 'payment.failed', payment }];
  if (isCaptured) events.push(...paidEvents(order, payment));
  store.commit({
    orders: [{ id: orderId, status }],
    payments: [payment],
    webhooks: webhooksOf(events, settings, now()),
  });
  return payment;
}

/** @throws SandboxRefusal unless all of an authorised payment is captured */
export function capturePayment(
  { store, now }: Context,
  { paymentId, amount }: { paymentId: string; amount: number },
): SandboxPayment {
  const payment = getPayment(store, paymentId);
  if (payment.status !== 'authorized') {
    throw new SandboxRefusal('This payment has already been captured');
  }
  if (payment.amount !== amount) {
    throw new SandboxRefusal('Capture amount must be equal to the amount authorized');
  }
  const captured: SandboxPayment = { ...payment, status: 'captured' };
  const events = paidEvents(getOrder(store, payment.orderId), captured);
  store.commit({
    orders: [{ id: payment.orderId, status: 'paid' }],
    payments: [{ id: paymentId, status: 'captured' }],
    webhooks: webhooksOf(events, store.records.settings, now()),
  });
  return captured;
}

/** @throws SandboxRefusal when the order is unknown */
export function listPaymentsOf({ store }: Context, orderId: string): SandboxPayment[] {
  const { id } = getOrder(store, orderId);
  return [...store.records.payments.values()].filter((payment) => payment.orderId === id);
}

const paidEvents = (order: SandboxOrder, payment: SandboxPayment): SandboxEvent[] => [
  { type: 'payment.captured', payment },
  { type: 'order.paid', payment, order: { ...order, status: 'paid' } },
];

function getOrder({ records }: Store, id: string): SandboxOrder {
  const order = records.orders.get(id);
  if (!order) throw new SandboxRefusal('The id provided does not exist');
  return order;
}

/** @throws SandboxRefusal when the payment is unknown */
export function getPayment({ records }: Store, id: string): SandboxPayment {
  const payment = records.payments.get(id);
  if (!payment) throw new SandboxRefusal('The id provided does not exist');
  return payment;
}
