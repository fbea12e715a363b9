import type { OrderDifference } from '@mathappu/contract/enquiries/revise-order';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import type { RefundCause } from '#server/gateway/refund-queries.ts';
import type { LockedOrder } from './order-queries.ts';

/**
 * The facts of a mail at the time of the transaction that enqueued it, since the order may change before
 * the mail is sent. Fields that never change (lines, total, address) are read from the order then, so the
 * queue holds no personal data but the recipient.
 */
export type OrderMailFacts =
  | PlacedFacts
  | DispatchFacts
  | PaidFacts
  | CancelledFacts
  | ChangedFacts
  | RefundFacts
  | CreditNoteFacts
  | LorryReceiptFacts;

export type PlacedFacts = {
  readonly kind: 'placed';
  /** `open`: the order is neither cash nor paid, and the customer cannot pay it now. */
  readonly payment: 'cash' | 'awaited' | 'paid' | 'open';
};

/** An amount of rupees unless another currency is named. */
type Money = { readonly amountPaise: Paise; readonly currency?: string };

/** Jobs of earlier releases lack the amount. */
type PaidFacts = {
  readonly kind: 'paid';
  /** Whether the goods had left before the payment, as agreed. */
  readonly hasLeft?: boolean;
  /** Whether it is the first mail about the order, which then tells that the order has arrived as well. */
  readonly isFirst?: boolean;
} & Partial<Money>;

export type CancelledFacts = Money & {
  readonly kind: 'cancelled';
  /** Whether money had been paid, and how it goes back. */
  readonly money: 'unpaid' | 'paidInCash' | 'paidByHand' | 'onItsWayBack' | 'returned';
  /** Whether the order's lines went back into the customer's cart. */
  readonly isBackToCart?: boolean;
  /** Whether it was not paid in time. */
  readonly hasRunOut?: boolean;
};

export type ChangedFacts = Money & {
  readonly kind: 'changed';
  /** The number of the order before. */
  readonly before: string;
  /** Whether money is to be paid, given back by hand or on its way back; the amount is that. */
  readonly money: 'none' | 'owed' | 'byHand' | 'onItsWayBack';
  /** The last day to pay what is owed, of the shop's calendar. */
  readonly payBy: string | null;
};

export type RefundFacts = Money & {
  /** `refundStarted`: the provider was asked to return the money. `refunded`: it has returned it. */
  readonly kind: 'refundStarted' | 'refunded';
  readonly cause: RefundCause;
  /** Whether only a part of the payment goes back; jobs of earlier releases lack it. */
  readonly isPart?: boolean;
};

type DispatchFacts = {
  readonly kind: 'shipped' | 'delivered';
  /** The number of the tax invoice that goes with the goods. */
  readonly invoice?: string | undefined;
};

type CreditNoteFacts = Required<Pick<Money, 'amountPaise'>> & {
  readonly kind: 'creditNote';
  /** The number of the credit note; `invoice` is the number of the invoice that it corrects. */
  readonly creditNote: string;
  readonly invoice: string;
};

type LorryReceiptFacts = {
  readonly kind: 'lorryReceipt';
  /** The number that it tells; one that was corrected before it was sent is not told. */
  readonly lrNumber: string;
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

/** Makes the facts of a cancellation from the order before it and the money that it refunds. */
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
  // All money has been given back by hand.
  if (refunded.amountPaise === 0) return { ...total, money: 'returned' };
  return { ...total, ...refunded, money: 'onItsWayBack' };
}

/** Makes the facts of a change from the order before it. */
export function changedFacts(
  { number: before, paymentMethod }: Pick<LockedOrder, 'number' | 'paymentMethod'>,
  {
    difference,
    payBy,
  }: { difference: Pick<OrderDifference, 'toPay' | 'toGiveBack'>; payBy: string | null },
): ChangedFacts {
  const { toPay, toGiveBack } = difference;
  const back = paymentMethod === 'online' ? 'onItsWayBack' : 'byHand';
  const money = toPay > 0 ? 'owed' : toGiveBack > 0 ? back : 'none';
  return { kind: 'changed', before, money, amountPaise: toHundredths(toPay || toGiveBack), payBy };
}
