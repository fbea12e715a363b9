import type { Paise } from '@mathappu/contract/money';
import type { RefundCause } from '#server/gateway/refund-queries.ts';
import type { LockedOrder } from './order-queries.ts';

/**
 * What the mail tells, as it was in the transaction that enqueued it: the order may have moved on
 * when the mail is sent. What never changes (lines, total, address) is read from the order then, so
 * that the queue holds no more personal data than the recipient.
 */
export type OrderMailFacts =
  | PlacedFacts
  | DispatchFacts
  | PaidFacts
  | CancelledFacts
  | RefundFacts
  | CreditNoteFacts;

export type PlacedFacts = {
  readonly kind: 'placed';
  /** `open`: neither cash nor paid, and nothing the customer could do about it. */
  readonly payment: 'cash' | 'awaited' | 'paid' | 'open';
};

/** An amount of rupees unless another currency is named. */
type Money = { readonly amountPaise: Paise; readonly currency?: string };

/** Jobs of earlier releases lack the amount. */
type PaidFacts = {
  readonly kind: 'paid';
  /** Paid after it was sent, as was agreed. */
  readonly hasLeft?: boolean;
} & Partial<Money>;

export type CancelledFacts = Money & {
  readonly kind: 'cancelled';
  /** What was paid until then, and what happens to it. */
  readonly money: 'unpaid' | 'paidInCash' | 'paidByHand' | 'onItsWayBack' | 'returned';
  /** Whether its lines are in the customer's cart again. */
  readonly isBackToCart?: boolean;
};

export type RefundFacts = Money & {
  /** `refundStarted`: the provider was asked to return the money. `refunded`: it has returned it. */
  readonly kind: 'refundStarted' | 'refunded';
  readonly cause: RefundCause;
  /** Whether more was paid; jobs of earlier releases lack it. */
  readonly isPart?: boolean;
};

type DispatchFacts = {
  readonly kind: 'shipped' | 'delivered';
  /** The number of the tax invoice that goes with the goods. */
  readonly invoice?: string | undefined;
};

type CreditNoteFacts = Required<Pick<Money, 'amountPaise'>> & {
  readonly kind: 'creditNote';
  /** Its number, and that of the invoice which it corrects. */
  readonly creditNote: string;
  readonly invoice: string;
};

export type OrderMailKind = OrderMailFacts['kind'];

export function placedFacts({
  paymentMethod,
  paymentStatus,
  status,
}: Pick<LockedOrder, 'paymentMethod' | 'paymentStatus' | 'status'>): PlacedFacts {
  if (paymentMethod === 'cod') return { kind: 'placed', payment: 'cash' };
  if (paymentStatus === 'PAID') return { kind: 'placed', payment: 'paid' };
  const isAwaited = paymentMethod === 'online' && status === 'PENDING_PAYMENT';
  return { kind: 'placed', payment: isAwaited ? 'awaited' : 'open' };
}

/** The order as it was before its cancellation, and what its cancellation refunds. */
export function cancelledFacts(
  {
    paymentMethod,
    paymentStatus,
    totalPaise,
    receivedPaise,
  }: Pick<LockedOrder, 'paymentMethod' | 'paymentStatus' | 'totalPaise' | 'receivedPaise'>,
  refunded: Money = { amountPaise: totalPaise },
): CancelledFacts {
  const total = { kind: 'cancelled', amountPaise: totalPaise } as const;
  if (paymentStatus === 'REFUNDED') return { ...total, money: 'returned' };
  if (paymentMethod === 'offline' && receivedPaise > 0) {
    return { ...total, amountPaise: receivedPaise, money: 'paidByHand' };
  }
  if (paymentStatus !== 'PAID' || totalPaise === 0) return { ...total, money: 'unpaid' };
  if (paymentMethod === 'cod') {
    return { ...total, amountPaise: totalPaise + receivedPaise, money: 'paidInCash' };
  }
  // Nothing is left to refund: it was given back by hand.
  if (refunded.amountPaise === 0) return { ...total, money: 'returned' };
  return { ...total, ...refunded, money: 'onItsWayBack' };
}
