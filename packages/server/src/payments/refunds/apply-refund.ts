import type { RefundState } from '@mathappu/contract/admin/admin-orders';
import type { GatewayRefund } from '#server/gateway/payment-gateway.ts';
import {
  findPayment,
  listPayments,
  type StoredPayment,
  updatePaymentState,
} from '#server/gateway/payment-queries.ts';
import {
  insertProviderRefund,
  listRefundsOfPayment,
  type RefundCause,
  type StoredRefund,
  updateRefundAmount,
  updateRefundFailed,
  updateReportedRefund,
} from '#server/gateway/refund-queries.ts';
import { creditOrder } from '#server/orders/credit-order.ts';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import { type LockedOrder, updatePaymentStatus } from '#server/orders/order-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { nextRefundState, paymentStatusAfterRefund, planCuts } from './refund-transition.ts';

const provider = { id: null, name: 'Payment' };

/** The first look at a refund that the provider has accepted; later ones are further apart. */
const firstCheckMs = 2 * 60_000;

/**
 * Applies a report of the provider on one refund of a stored payment, whether the shop requested it
 * or it was made in the provider's dashboard. Repeated and late reports change nothing. Returns
 * false, and changes nothing, when the payment's refunds would exceed it: then the shop has not
 * heard yet that another one failed, and has to list them all.
 */
export async function applyRefund(
  shop: Pick<Shop, 'jobs' | 'config' | 'settings' | 'now'>,
  tx: Tx,
  reported: GatewayRefund,
): Promise<boolean> {
  const locked = await lockOrderOf(tx, () => findPayment(tx, reported.gatewayPaymentId));
  if (!locked) throw new AppError('paymentMismatch');
  const { order, owned: payment } = locked;
  const refunds = await listRefundsOfPayment(tx, payment.gatewayPaymentId);
  const stored = findReported(refunds, reported);
  const state = nextRefundState(stored, reported.outcome);
  if (stored?.gatewayRefundId && stored.state === state) return true;
  const others = refunds.filter((refund) => refund !== stored);
  const added = state === 'failed' ? 0 : reported.amountPaise;
  if (!(await makeRoom(tx, payment, { others, added }))) return false;
  const news = {
    gatewayRefundId: reported.gatewayRefundId,
    amountPaise: reported.amountPaise,
    state,
    providerStatus: reported.providerStatus,
    checkAt: state === 'accepted' ? new Date(shop.now().getTime() + firstCheckMs) : null,
  };
  if (stored) await updateReportedRefund(tx, stored.id, news);
  else await insertProviderRefund(tx, payment, news);
  await updateRefundedStates(tx, order, payment.gatewayPaymentId);
  const { cause } = stored ?? { cause: 'byShop' as const };
  const hasFailed = refunds.some((refund) => refund.state === 'failed');
  const isTold = cause === 'cancelled' && !hasFailed && isJustCancelled(order, shop.now());
  const kind = isTold ? undefined : mailOf(state, cause);
  if (kind) {
    const { amountPaise } = reported;
    const { currency } = payment;
    const isPart = amountPaise < payment.amountPaise;
    await enqueueOrderMail(shop, tx, { kind, cause, amountPaise, currency, isPart }, order);
  }
  if (state === 'processed' && payment.isSettling) {
    await creditOrder(shop, tx, order, { cause: 'returned', by: provider });
  }
  return true;
}

/** Within a minute the mail of the cancellation, which names the money, is enough. */
const isJustCancelled = ({ status, cancelledAt }: LockedOrder, now: Date): boolean =>
  status === 'CANCELLED' && cancelledAt !== null && +now - +cancelledAt < 60_000;

/** The mail of a cancellation has told that the money is on its way. */
function mailOf(state: RefundState, cause: RefundCause): 'refundStarted' | 'refunded' | undefined {
  if (state === 'processed') return 'refunded';
  return state === 'accepted' && cause !== 'cancelled' ? 'refundStarted' : undefined;
}

const findReported = (refunds: readonly StoredRefund[], reported: GatewayRefund) =>
  refunds.find((refund) => refund.gatewayRefundId === reported.gatewayRefundId) ??
  refunds.find((refund) => refund.gatewayRefundId === null && refund.id === reported.refundId);

/** Lowers refunds that are not with the provider yet as far as the added one needs. */
async function makeRoom(
  tx: Tx,
  payment: StoredPayment,
  { others, added }: { others: readonly StoredRefund[]; added: number },
): Promise<boolean> {
  const counted = others.filter((refund) => refund.state !== 'failed');
  const sum = counted.reduce((total, refund) => total + refund.amountPaise, 0);
  const requested = counted.filter((refund) => refund.state === 'requested');
  const cuts = planCuts(requested, sum + added - payment.amountPaise);
  for (const { id, amountPaise } of cuts ?? []) {
    if (amountPaise > 0) await updateRefundAmount(tx, id, amountPaise);
    else await updateRefundFailed(tx, id, 'The money was refunded at the payment provider already');
  }
  return cuts !== undefined;
}

/** Whether a payment is refunded whole, and what that means for the order. */
async function updateRefundedStates(
  tx: Tx,
  order: LockedOrder,
  gatewayPaymentId: string,
): Promise<void> {
  const payment = await findPayment(tx, gatewayPaymentId);
  if (!payment) throw new AppError('paymentMismatch');
  const refunds = await listRefundsOfPayment(tx, payment.gatewayPaymentId);
  const returned = refunds
    .filter(({ state }) => state === 'processed')
    .reduce((total, { amountPaise }) => total + amountPaise, 0);
  const isWhole = returned === payment.amountPaise;
  if (isWhole !== (payment.state === 'refunded')) {
    await updatePaymentState(tx, gatewayPaymentId, isWhole ? 'refunded' : 'captured');
  }
  const status = paymentStatusAfterRefund(order, await listPayments(tx, order.id));
  if (status !== order.paymentStatus) await updatePaymentStatus(tx, order.id, status);
}
