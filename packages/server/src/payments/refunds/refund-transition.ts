import type { RefundState } from '@mathappu/contract/admin/admin-orders';
import type { Paise } from '@mathappu/contract/money';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { GatewayRefund } from '#server/gateway/payment-gateway.ts';

const stateOf = {
  pending: 'accepted',
  processed: 'processed',
  failed: 'failed',
} as const satisfies Record<GatewayRefund['outcome'], RefundState>;

const progress: readonly RefundState[] = ['accepted', 'processed', 'failed'];

/**
 * The state of a refund after a report of the provider. A refund that the provider has only moves
 * forward, since reports are repeated and late; a failure is final, because only then the money is
 * still here and somebody has to act. Before that, the state is the shop's own.
 */
export function nextRefundState(
  stored: { state: RefundState; gatewayRefundId: string | null } | undefined,
  outcome: GatewayRefund['outcome'],
): RefundState {
  const reported = stateOf[outcome];
  if (!stored?.gatewayRefundId) return reported;
  return progress.indexOf(stored.state) > progress.indexOf(reported) ? stored.state : reported;
}

type Cut = { readonly id: string; readonly amountPaise: Paise };

/**
 * Lowers requested refunds, the newest first, until this much is free for a refund that the
 * provider has made; those lowered to 0 are not made. Undefined when they do not suffice.
 */
export function planCuts(requested: readonly Cut[], missingPaise: Paise): Cut[] | undefined {
  const cuts: Cut[] = [];
  let missing = missingPaise;
  for (const { id, amountPaise } of requested.toReversed()) {
    if (missing <= 0) break;
    const kept = Math.max(0, amountPaise - missing);
    missing -= amountPaise - kept;
    cuts.push({ id, amountPaise: kept });
  }
  return missing > 0 ? undefined : cuts;
}

/**
 * The payment status of an order after a refund of one of its payments: REFUNDED when the whole of
 * what pays the order is returned. Without a payment that pays it, a cancelled order counts as
 * refunded when some late payment was returned; an open one still waits for its payment.
 */
export function paymentStatusAfterRefund(
  order: { status: OrderStatus; paymentStatus: PaymentStatus },
  payments: readonly {
    isSettling: boolean;
    state: string;
    amountPaise: Paise;
    changedPaise: Paise;
  }[],
): PaymentStatus {
  const settling = payments.find((payment) => payment.isSettling);
  if (settling) {
    // Of an order that was changed to ₹0 all is given back, and nothing of what it costs.
    const isOfChanges = settling.changedPaise >= settling.amountPaise;
    return settling.state === 'refunded' && !isOfChanges ? 'REFUNDED' : 'PAID';
  }
  const isRefunded = payments.some((payment) => payment.state === 'refunded');
  if (order.paymentStatus === 'REFUNDED' && !isRefunded) return 'FAILED';
  return isRefunded && order.status === 'CANCELLED' ? 'REFUNDED' : order.paymentStatus;
}
