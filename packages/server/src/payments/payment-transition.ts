import type { Paise } from '@mathappu/contract/money';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { GatewayPayment } from '#server/gateway/payment-gateway.ts';
import type { PaymentDifference, StoredPayment } from '#server/gateway/payment-queries.ts';

export type PaymentState = GatewayPayment['state'];

/** A report on one payment of one of our gateway orders. */
export type PaymentEvent = Omit<GatewayPayment, 'gatewayOrderId' | 'refundedPaise'> & {
  /** Whether it came through the customer's browser, signed by the gateway. */
  readonly isCheckoutCallback: boolean;
};

/** A report that came from the gateway itself: a webhook or the answer to a call. */
export const fromGateway = (payment: GatewayPayment): PaymentEvent => ({
  ...payment,
  isCheckoutCallback: false,
});

/** The state that the effect of an event depends on, read while the order is locked. */
type PaymentContext = {
  /** The total is what its payment was asked for: changes have not lowered it. */
  readonly order: { status: OrderStatus; paymentStatus: PaymentStatus; totalPaise: Paise };
  /** Whether the order is cancelled, its goods are in stock and its customer has an account. */
  readonly canBeRevived: boolean;
  /** The payment as it is stored. */
  readonly stored:
    | Pick<StoredPayment, 'state' | 'isReported' | 'difference' | 'acceptedPaise'>
    | undefined;
  /** Whether it has a refund, in whatever state. */
  readonly hasRefund: boolean;
  /** The id of the payment that pays the order. */
  readonly settledBy: string | undefined;
};

export type PaymentTransition = {
  /** The state to store. */
  readonly state: PaymentState;
  /** Whether that state is the provider's own report. */
  readonly isReported: boolean;
  /** How the payment differs from what the order asked for; an admin then decides. */
  readonly difference: PaymentDifference | null;
  /** This payment settles the order, which becomes PAID and can be packed. */
  readonly shouldSettle: boolean;
  /** Why the payment has to be refunded; undefined when it has not. */
  readonly refundCause: 'unfillable' | 'paidTwice' | undefined;
  /** An attempt failed; the order stays open for another one. */
  readonly shouldMarkFailed: boolean;
  /** The payment is only authorised, and the order needs it. */
  readonly shouldCapture: boolean;
};

const progress: readonly PaymentState[] = [
  'created',
  'failed',
  'authorized',
  'captured',
  'refunded',
];

/**
 * The provider's report replaces what only a signed callback claimed. That a payment is refunded is the
 * provider's own word, by its refunds, also before it has reported the payment.
 */
function stateAfter(stored: PaymentContext['stored'], event: PaymentEvent): PaymentState {
  if (!stored) return event.state;
  const isClaimed = !stored.isReported && stored.state !== 'refunded';
  if (isClaimed && !event.isCheckoutCallback) return event.state;
  return progress.indexOf(stored.state) > progress.indexOf(event.state)
    ? stored.state
    : event.state;
}

/**
 * Plans what an event changes. A payment only moves forward, so that events may be repeated, late
 * or in any order; only a state that nobody but the customer's browser claimed can turn out wrong.
 * Events of a payment: https://razorpay.com/docs/webhooks/validate-test/
 */
export function planPayment(context: PaymentContext, event: PaymentEvent): PaymentTransition {
  const { order, stored, settledBy, hasRefund } = context;
  // At the gateway `refunded` means that refunds of the whole were made, which are applied one by
  // one, and may fail; in the books it means that all of them were processed.
  const isRefunded = event.state === 'refunded';
  const state = stateAfter(stored, isRefunded ? { ...event, state: 'captured' } : event);
  const isCaptured = state === 'captured' && !isRefunded;
  const isSettling = settledBy === event.gatewayPaymentId;
  const isOrderPayable = isPayable(context);
  const isAccepted = stored?.acceptedPaise === event.amountPaise;
  const hasRightAmount =
    isAccepted || (event.currency === 'INR' && event.amountPaise === order.totalPaise);
  const isPaid = isCaptured || (state === 'authorized' && event.isCheckoutCallback);
  const isSurplus = !isOrderPayable && !isSettling;
  return {
    state,
    isReported:
      !event.isCheckoutCallback || (stored?.isReported === true && state === stored.state),
    difference: isAccepted ? null : findDifference(context, event, state),
    shouldSettle: isPaid && isOrderPayable && hasRightAmount && !hasRefund,
    refundCause:
      isCaptured && hasRightAmount && isSurplus && !hasRefund ? causeOf(context) : undefined,
    shouldMarkFailed:
      state === 'failed' && order.status === 'PENDING_PAYMENT' && order.paymentStatus === 'PENDING',
    shouldCapture: state === 'authorized' && hasRightAmount && !hasRefund && !isSurplus,
  };
}

function findDifference(
  { order, stored, settledBy }: PaymentContext,
  event: PaymentEvent,
  state: PaymentState,
): PaymentDifference | null {
  if (state === 'refunded') return null;
  if (state === 'captured' || state === 'authorized') {
    if (event.currency !== 'INR') return 'currency';
    return event.amountPaise === order.totalPaise ? null : 'amount';
  }
  const isClaimed = event.isCheckoutCallback || settledBy === event.gatewayPaymentId;
  return isClaimed ? 'unpaid' : (stored?.difference ?? null);
}

function isPayable({ order, canBeRevived }: PaymentContext): boolean {
  if (order.paymentStatus === 'PAID' || order.paymentStatus === 'REFUNDED') return false;
  return order.status !== 'CANCELLED' || canBeRevived;
}

/** An order that is not cancelled and needs no payment has been paid, if only in cash. */
const causeOf = ({ order, settledBy }: PaymentContext) =>
  settledBy === undefined && order.status === 'CANCELLED' ? 'unfillable' : 'paidTwice';
