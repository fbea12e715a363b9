import type { Paise } from '@mathappu/contract/money';
import type { RefundCause } from '#server/gateway/refund-queries.ts';
import type { LockedOrder } from './order-queries.ts';

/**
 * What the mail tells, as it was in the transaction that enqueued it: the order may have moved on
 * when the mail is sent. What never changes (lines, total, payment method, address) is read from the
 * order then, so that the queue holds no more personal data than the recipient.
 */
export type OrderMailFacts =
  | { readonly kind: 'placed' | 'paid' | 'shipped' | 'delivered' }
  | CancelledFacts
  | RefundFacts;

export type CancelledFacts = {
  readonly kind: 'cancelled';
  /** What was paid until then, and what happens to it. */
  readonly money: 'unpaid' | 'paidInCash' | 'onItsWayBack' | 'returned';
  readonly amountPaise: Paise;
};

export type RefundFacts = {
  /** `refundStarted`: the provider was asked to return the money. `refunded`: it has returned it. */
  readonly kind: 'refundStarted' | 'refunded';
  readonly cause: RefundCause;
  readonly amountPaise: Paise;
};

export type OrderMailKind = OrderMailFacts['kind'];

/** The order as it was before its cancellation, and how much its cancellation refunds. */
export function cancelledFacts(
  {
    paymentMethod,
    paymentStatus,
    totalPaise,
  }: Pick<LockedOrder, 'paymentMethod' | 'paymentStatus' | 'totalPaise'>,
  refundedPaise: Paise = totalPaise,
): CancelledFacts {
  if (paymentStatus === 'REFUNDED') return money('returned', totalPaise);
  if (paymentStatus !== 'PAID') return money('unpaid', totalPaise);
  if (paymentMethod === 'cod') return money('paidInCash', totalPaise);
  return money('onItsWayBack', refundedPaise);
}

const money = (state: CancelledFacts['money'], amountPaise: Paise): CancelledFacts => ({
  kind: 'cancelled',
  money: state,
  amountPaise,
});
