import { paymentHoldMinutes, reviewDays } from '@mathappu/contract/limits';
import type { PaymentStatus } from '@mathappu/contract/orders';
import { isBackwards, type OrderStatus } from '@mathappu/contract/orders/order-status';
import { toShopDay } from '@mathappu/contract/shop-time';
import { statusOfRevived } from './manual-payments/manual-payment-status.ts';
import type { OrderMailKind } from './order-mail-facts.ts';
import type { LockedOrder, OrderChange } from './order-queries.ts';

/** How long the mail about a new online order waits for its payment. */
const placedMailMinutes = 3;

type DateEffect = 'set' | 'keep' | 'clear';

type StatusMail = Extract<OrderMailKind, 'shipped' | 'delivered' | 'cancelled'>;

type StatusEffect = {
  readonly isStockTaken: boolean;
  /** Goods leave the shop only when nothing about their payment is left to decide. */
  readonly needsDecidedPayment?: boolean;
  /** `set` keeps an earlier date. */
  readonly shippedAt: DateEffect;
  readonly deliveredAt: DateEffect;
  readonly cancelledAt: DateEffect;
  /** Cash is paid at the door; online payments have events of their own. */
  readonly cashPayment: 'PAID' | 'PENDING' | 'keep';
  /** Sent when the order moves forward to the status, or is revived into it. */
  readonly mail?: StatusMail;
};

const open = {
  isStockTaken: true,
  shippedAt: 'clear',
  deliveredAt: 'clear',
  cancelledAt: 'clear',
  cashPayment: 'PENDING',
} as const;

/** The effects of reaching each status, from any other. */
const statusEffects: Readonly<Record<OrderStatus, StatusEffect>> = {
  PENDING_PAYMENT: open,
  PENDING: open,
  PROCESSING: open,
  SHIPPED: { ...open, needsDecidedPayment: true, shippedAt: 'set', mail: 'shipped' },
  DELIVERED: {
    ...open,
    needsDecidedPayment: true,
    shippedAt: 'set',
    deliveredAt: 'set',
    cashPayment: 'PAID',
    mail: 'delivered',
  },
  CANCELLED: {
    isStockTaken: false,
    shippedAt: 'keep',
    deliveredAt: 'keep',
    cancelledAt: 'set',
    cashPayment: 'keep',
    mail: 'cancelled',
  },
};

type Transition = {
  readonly stock: 'take' | 'release' | 'keep';
  readonly mail: StatusMail | undefined;
  readonly change: OrderChange;
};

type OrderState = Pick<LockedOrder, 'status' | 'paymentMethod' | 'paymentStatus'>;

/**
 * Whether customers can cancel their order, which is until packing begins. Only the shop cancels an unpaid
 * offline order, since it was agreed with the shop.
 */
export function isCancellable({ status, paymentMethod, paymentStatus }: OrderState): boolean {
  if (paymentMethod === 'offline' && paymentStatus !== 'PAID') return false;
  return status === 'PENDING_PAYMENT' || status === 'PENDING';
}

/** Whether reaching the status depends on the payments of the order. */
export const needsDecidedPayment = (to: OrderStatus): boolean =>
  statusEffects[to].needsDecidedPayment ?? false;

/** Whether the goods leave the shop by reaching the status. */
export const isDispatch = (
  { shippedAt }: Pick<LockedOrder, 'shippedAt'>,
  to: OrderStatus,
): boolean => shippedAt === null && statusEffects[to].shippedAt === 'set';

/** The reason why the order cannot reach the status; undefined when it can. */
export function findTransitionError(
  order: LockedOrder,
  to: OrderStatus,
  { isPaymentToDecide }: { isPaymentToDecide: boolean },
): 'orderAlreadyPaid' | 'orderRefunded' | 'paymentToDecide' | undefined {
  if (isPaymentToDecide && needsDecidedPayment(to)) return 'paymentToDecide';
  if (to !== 'PENDING_PAYMENT') return undefined;
  const paymentStatus = paymentStatusAfter(order, to);
  if (paymentStatus === 'PAID') return 'orderAlreadyPaid';
  if (paymentStatus === 'REFUNDED') return 'orderRefunded';
  return undefined;
}

/** A status changes the payment status of cash orders only, and only while they have no receipts. */
function paymentStatusAfter(order: LockedOrder, to: OrderStatus): PaymentStatus {
  const { paymentMethod, paymentStatus, receivedPaise, status } = order;
  if (paymentMethod === 'offline' && status === 'CANCELLED') return statusOfRevived(order);
  const { cashPayment } = statusEffects[to];
  if (paymentMethod !== 'cod' || receivedPaise !== 0 || cashPayment === 'keep')
    return paymentStatus;
  return cashPayment;
}

/** Plans everything that setting the status changes. */
export function planTransition(order: LockedOrder, to: OrderStatus, now: Date): Transition {
  const effect = statusEffects[to];
  const stock =
    order.isStockTaken === effect.isStockTaken ? 'keep' : effect.isStockTaken ? 'take' : 'release';
  const isOnline = order.paymentMethod === 'online';
  const isForwards = !isBackwards(order.status, to) || order.status === 'CANCELLED';
  return {
    stock,
    mail: isForwards ? effect.mail : undefined,
    change: {
      status: to,
      paymentMethod: order.paymentMethod,
      paymentStatus: paymentStatusAfter(order, to),
      // Cash and offline orders have no hold: they wait until an admin changes their status.
      holdUntil: isOnline && to === 'PENDING_PAYMENT' ? endOfHold(now) : null,
      // A cancelled order needs no mail about being new.
      placedMailDueAt: to === 'CANCELLED' ? null : order.placedMailDueAt,
      stockRound: order.stockRound + (stock === 'take' ? 1 : 0),
      shippedAt: applyDate(effect.shippedAt, order.shippedAt, now),
      deliveredAt: applyDate(effect.deliveredAt, order.deliveredAt, now),
      cancelledAt: applyDate(effect.cancelledAt, order.cancelledAt, now),
    },
  };
}

const inMinutes = (now: Date, minutes: number) => new Date(now.getTime() + minutes * 60_000);

export const endOfHold = (now: Date): Date => inMinutes(now, paymentHoldMinutes);

/** The time at which an online order that is still unpaid gets its mail about being new. */
export const placedMailTime = (now: Date): Date => inMinutes(now, placedMailMinutes);

function applyDate(effect: DateEffect, date: Date | null, now: Date): Date | null {
  return effect === 'clear' ? null : effect === 'set' ? (date ?? now) : date;
}

const dayMs = 24 * 60 * 60_000;

/** Whether its lines can be reviewed: from delivery to the end of the 180th day after, in shop time. */
export function isReviewable(
  { status, deliveredAt }: { status: OrderStatus; deliveredAt: Date | null },
  now: Date,
): boolean {
  if (status !== 'DELIVERED' || deliveredAt === null) return false;
  return Date.parse(toShopDay(now)) - Date.parse(toShopDay(deliveredAt)) <= reviewDays * dayMs;
}
