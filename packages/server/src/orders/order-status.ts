import { isBackwards, type OrderStatus } from '@mathappu/contract/order-status';
import type { OrderMailKind } from './order-mails.ts';
import type { LockedOrder, OrderChange } from './order-queries.ts';

/** How long an unpaid online order keeps its stock. */
const holdMinutes = 20;

type DateEffect = 'set' | 'keep' | 'clear';

type StatusEffect = {
  readonly holdsStock: boolean;
  /** `set` keeps the date of an earlier time. */
  readonly shippedAt: DateEffect;
  readonly deliveredAt: DateEffect;
  readonly cancelledAt: DateEffect;
  /** Cash changes hands at the door; an online payment has its own events. */
  readonly cashPayment: 'PAID' | 'PENDING' | 'keep';
  /** Sent when the order gets here by going forward or by being revived. */
  readonly mail?: OrderMailKind;
};

const open = {
  holdsStock: true,
  shippedAt: 'clear',
  deliveredAt: 'clear',
  cancelledAt: 'clear',
  cashPayment: 'PENDING',
} as const;

/** What arriving at each status does, wherever the order comes from. */
const statusEffects: Readonly<Record<OrderStatus, StatusEffect>> = {
  PENDING_PAYMENT: open,
  PENDING: open,
  PROCESSING: open,
  SHIPPED: { ...open, shippedAt: 'set', mail: 'shipped' },
  DELIVERED: {
    ...open,
    shippedAt: 'set',
    deliveredAt: 'set',
    cashPayment: 'PAID',
    mail: 'delivered',
  },
  CANCELLED: {
    holdsStock: false,
    shippedAt: 'keep',
    deliveredAt: 'keep',
    cancelledAt: 'set',
    cashPayment: 'keep',
    mail: 'cancelled',
  },
};

type Move = {
  readonly stock: 'take' | 'release' | 'keep';
  readonly mail: OrderMailKind | undefined;
  readonly change: OrderChange;
};

/** Why an order cannot get to a status at all, or undefined when it can. */
export function findTransitionError(order: LockedOrder, to: OrderStatus): string | undefined {
  if (to !== 'PENDING_PAYMENT' || order.paymentMethod === 'cod') return undefined;
  if (order.paymentStatus === 'PAID') return 'This order is already paid';
  if (order.paymentStatus === 'REFUNDED') return 'The payment of this order was given back';
  return undefined;
}

/** Everything that setting the status changes. */
export function planTransition(order: LockedOrder, to: OrderStatus, now: Date): Move {
  const effect = statusEffects[to];
  const stock =
    order.isStockTaken === effect.holdsStock ? 'keep' : effect.holdsStock ? 'take' : 'release';
  const isOnline = order.paymentMethod === 'online';
  const isNews = !isBackwards(order.status, to) || order.status === 'CANCELLED';
  return {
    stock,
    mail: isNews ? effect.mail : undefined,
    change: {
      status: to,
      paymentStatus:
        isOnline || effect.cashPayment === 'keep' ? order.paymentStatus : effect.cashPayment,
      // A cash order waits until the admin moves it on.
      holdUntil: isOnline && to === 'PENDING_PAYMENT' ? endOfHold(now) : null,
      stockRound: order.stockRound + (stock === 'take' ? 1 : 0),
      shippedAt: applyDate(effect.shippedAt, order.shippedAt, now),
      deliveredAt: applyDate(effect.deliveredAt, order.deliveredAt, now),
      cancelledAt: applyDate(effect.cancelledAt, order.cancelledAt, now),
    },
  };
}

export function endOfHold(now: Date): Date {
  return new Date(now.getTime() + holdMinutes * 60_000);
}

function applyDate(effect: DateEffect, date: Date | null, now: Date): Date | null {
  return effect === 'clear' ? null : effect === 'set' ? (date ?? now) : date;
}
