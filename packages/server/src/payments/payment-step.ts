import type { Paise } from '@mathappu/contract/money';
import type { OrderStatus } from '@mathappu/contract/order-status';
import type { PaymentStatus } from '@mathappu/contract/orders';
import type { GatewayPayment } from '#server/gateway/payment-gateway.ts';

export type PaymentState = GatewayPayment['state'];

/** What somebody tells about one payment of one of our gateway orders. */
export type PaymentEvent = Omit<GatewayPayment, 'gatewayOrderId'> & {
  /** The browser's handover, signed by the gateway: the money is there, captured or about to be. */
  readonly isCheckoutCallback: boolean;
};

/** All that decides what the news means, read under the lock of the order. */
type PaymentSituation = {
  readonly order: { status: OrderStatus; paymentStatus: PaymentStatus; totalPaise: Paise };
  /** A cancelled order whose goods are there again and whose customer has not left. */
  readonly canBeRevived: boolean;
  /** What we knew of this payment. */
  readonly known: PaymentState | undefined;
  readonly isRefundRequested: boolean;
  /** The payment that has paid the order. */
  readonly settledBy: string | undefined;
};

export type PaymentStep = {
  /** What to remember of this payment from now on. */
  readonly state: PaymentState;
  /** This payment pays the order: PAID, on its way to be packed, told by mail. */
  readonly settles: boolean;
  /** Why this money goes back, when it does. */
  readonly refundReason: string | undefined;
  /** The gateway says that it has gone back. */
  readonly isGivenBack: boolean;
  /** An attempt failed; the order stays open for another one. */
  readonly marksFailed: boolean;
  /** Only reserved so far, and wanted: to be captured. */
  readonly captures: boolean;
};

const progress: readonly PaymentState[] = [
  'created',
  'failed',
  'authorized',
  'captured',
  'refunded',
];

function furthest(known: PaymentState | undefined, told: PaymentState): PaymentState {
  return known && progress.indexOf(known) > progress.indexOf(told) ? known : told;
}

/**
 * What one piece of news does. It only ever goes forward, so that the same news again, late or in
 * another order ends the same way.
 */
export function planPayment(situation: PaymentSituation, news: PaymentEvent): PaymentStep {
  const { order, known, settledBy, isRefundRequested } = situation;
  const state = furthest(known, news.state);
  const isOwn = settledBy === news.gatewayPaymentId;
  const isOpen = isPayable(situation);
  const fits = news.currency === 'INR' && news.amountPaise === order.totalPaise;
  const isMoney = state === 'captured' || (state === 'authorized' && news.isCheckoutCallback);
  const settles = isMoney && isOpen && fits && !isRefundRequested;
  return {
    state,
    settles,
    refundReason:
      state === 'captured' && fits && !isOpen && !isOwn && !isRefundRequested
        ? reasonOf(situation)
        : undefined,
    isGivenBack: state === 'refunded' && known !== 'refunded',
    marksFailed:
      state === 'failed' && order.status === 'PENDING_PAYMENT' && order.paymentStatus === 'PENDING',
    captures: state === 'authorized' && fits && !isRefundRequested && (isOwn || isOpen),
  };
}

function isPayable({ order, canBeRevived }: PaymentSituation): boolean {
  if (order.paymentStatus === 'PAID' || order.paymentStatus === 'REFUNDED') return false;
  return order.status !== 'CANCELLED' || canBeRevived;
}

const reasonOf = ({ settledBy }: PaymentSituation): string =>
  settledBy === undefined ? 'The order could no longer be filled' : 'The order was paid twice';
