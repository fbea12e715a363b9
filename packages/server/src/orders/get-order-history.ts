import type { orderHistory } from '@mathappu/contract/admin/admin-orders';
import { toRupees } from '@mathappu/contract/money';
import { ewayLimitExceeded } from '@mathappu/contract/shipments/eway-bill';
import { fill, type Language } from '@mathappu/contract/words';
import type * as z from 'zod/mini';
import { findRefundablePayment, listPayments } from '#server/gateway/payment-queries.ts';
import { listRefunds, type StoredRefund } from '#server/gateway/refund-queries.ts';
import { canRetryRefund } from '#server/gateway/refund-rules.ts';
import type { Shop } from '#server/shop.ts';
import { readReceipts } from './manual-payments/manual-payment-answer.ts';
import { answerAdminOrder } from './order-answer.ts';
import { listStatusChanges } from './order-queries.ts';
import { getOrder } from './order-read-queries.ts';
import * as reasonsInTamil from './reason-words.ta.ts';
import * as reasons from './reason-words.ts';
import { listTransporters } from './shipments/shipment-answer.ts';

/** Reasons are stored as their English sentences. */
const tamil: Readonly<Record<string, string>> = reasonsInTamil;
const inTamil = new Map(
  Object.entries(reasons).map(([name, sentence]) => [sentence as string, tamil[name]]),
);

/**
 * An order with its status changes, payments and refunds; the shop's own reasons are in the
 * language, a person's as written.
 * @throws AppError orderNotFound
 */
export async function getOrderHistory(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  idOrNumber: string,
  language: Language,
): Promise<z.input<typeof orderHistory>> {
  const order = await getOrder(db, idOrNumber);
  const [changes, payments, refunds, refundable, received, transporters] = await Promise.all([
    listStatusChanges(db, order.id),
    listPayments(db, order.id),
    listRefunds(db, order.id),
    findRefundablePayment(db, order.id),
    readReceipts(db, order.id),
    listTransporters(db),
  ]);
  const { changedInto } = order;
  const inEnglish = fill(reasons.changedInto, { number: changedInto ?? '' });
  const inLanguage = <Entry extends { reason: string }>(entry: Entry): Entry => {
    const isChange = changedInto !== null && entry.reason === inEnglish;
    const sentence = isChange ? reasons.changedInto : entry.reason;
    const known = language === 'ta' ? inTamil.get(sentence) : undefined;
    const reason = known && fill(known, { number: changedInto ?? '' });
    return reason === undefined ? entry : { ...entry, reason };
  };
  return {
    order: answerAdminOrder(order),
    changes: changes.map((change) => ({ ...inLanguage(change), at: change.at.toISOString() })),
    payments: payments.map(({ amountPaise, refundablePaise, at, ...payment }) => ({
      ...payment,
      amount: toRupees(amountPaise),
      refundableAmount: toRupees(refundablePaise),
      at: at.toISOString(),
    })),
    ...received,
    transporters,
    ewayBill: ewayLimitExceeded(
      {
        state: order.delivery.state,
        isCollected: Boolean(order.delivery.terms?.depot),
        total: toRupees(order.totalPaise),
      },
      settings.latest.tax,
    ),
    refundable: refundable
      ? {
          gatewayPaymentId: refundable.gatewayPaymentId,
          amount: toRupees(refundable.refundablePaise),
        }
      : null,
    refunds: refunds.map((refund) => {
      const payment = payments.find((one) => one.gatewayPaymentId === refund.gatewayPaymentId);
      return answerRefund(
        inLanguage(refund),
        canRetryRefund(refund, {
          refundablePaise: payment?.refundablePaise ?? 0,
          ordered: order.lines,
        }),
      );
    }),
  };
}

const answerRefund = (
  refund: StoredRefund,
  canRetry: boolean,
): z.input<typeof orderHistory>['refunds'][number] => ({
  _id: refund.id,
  gatewayPaymentId: refund.gatewayPaymentId,
  state: refund.state,
  amount: toRupees(refund.amountPaise),
  reason: refund.reason,
  source: refund.source,
  lines: refund.lines ?? [],
  providerStatus: refund.providerStatus,
  providerMessage: refund.providerMessage,
  at: refund.requestedAt.toISOString(),
  processedAt: refund.processedAt?.toISOString() ?? null,
  failedAt: refund.failedAt?.toISOString() ?? null,
  withdrawnAt: refund.withdrawnAt?.toISOString() ?? null,
  canRetry,
});
