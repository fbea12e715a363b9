import { toShopDay } from '@mathappu/contract/shop-time';
import { placeOnlineOrder } from '#server/checkout/place-online-order.ts';
import { placeOrder } from '#server/checkout/place-order.ts';
import { bookReceipt } from '#server/orders/manual-payments/book-manual-payment.ts';
import { setManyOrderStatuses, setOrderStatus } from '#server/orders/set-order-status.ts';
import { cancelOwnOrder } from '#server/payments/own-orders/cancel-own-order.ts';
import { advanceRefunds } from '#server/payments/refunds/advance-refunds.ts';
import { refundOrder } from '#server/payments/refunds/refund-order.ts';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { reportPaymentFailed } from '#server/payments/report-payment-failed.ts';
import { verifyPayment } from '#server/payments/verify-payment.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { hoursAfter } from './agenda.ts';
import { planReviews } from './season-feedback.ts';
import { type Buyer, requestOf, type Stage, wishOf } from './season-stage.ts';

const orders = 208;
/** So many of them came since yesterday, for a day's work. */
const fresh = 9;
/** So many of them are delivered early enough to be reviewed. */
const reviewable = 150;

/** Events of an order beside the usual ones: packed, sent, delivered. */
type Turn =
  | 'cancelledByCustomer'
  | 'cancelledByShop'
  | 'neverPaid'
  | 'paidAtSecondTry'
  | 'paidDifferently'
  | 'refundedInPart'
  | 'refundedWhole'
  | 'givenBack';

/** The turns of the season by the place of the order in it. */
const turns: Readonly<Record<number, Turn>> = {
  12: 'cancelledByCustomer',
  19: 'refundedInPart',
  27: 'paidAtSecondTry',
  33: 'neverPaid',
  41: 'cancelledByShop',
  52: 'givenBack',
  61: 'refundedWhole',
  70: 'cancelledByCustomer',
  78: 'neverPaid',
  84: 'refundedInPart',
  95: 'paidAtSecondTry',
  103: 'cancelledByCustomer',
  112: 'givenBack',
  121: 'neverPaid',
  129: 'cancelledByShop',
  136: 'refundedInPart',
  144: 'paidAtSecondTry',
  151: 'cancelledByCustomer',
  158: 'neverPaid',
  163: 'refundedWhole',
  171: 'refundedInPart',
  180: 'givenBack',
  188: 'neverPaid',
  194: 'cancelledByCustomer',
  197: 'paidDifferently',
  206: 'neverPaid',
};
const onlineTurns: readonly (Turn | undefined)[] = [
  'neverPaid',
  'paidAtSecondTry',
  'paidDifferently',
  'refundedInPart',
  'refundedWhole',
];

export function planOrders(stage: Stage): void {
  const { agenda, random, end, buyers } = stage;
  const hours = (end.getTime() - stage.start.getTime()) / 3_600_000;
  const planReview = planReviews(stage, reviewable);
  for (let place = 0; place < orders; place += 1) {
    const isFresh = place >= orders - fresh;
    // More of them each week.
    const early = hours * (1 - ((place + random.between(0.2, 0.8)) / (orders - fresh)) ** 0.7);
    const before = isFresh ? 1 + ((orders - place) * 19) / fresh : Math.max(early, 22);
    const turn = turns[place];
    const isOnline = onlineTurns.includes(turn) || (!turn && random.between(0, 1) < 0.3);
    const order = { buyer: random.pick(buyers), wish: wishOf(stage), turn, isOnline };
    const time = hoursAfter(end, -before);
    agenda.add(time, () => placeOne(stage, time, { ...order, planReview }));
  }
}

type Planned = {
  readonly buyer: Buyer;
  readonly wish: ReturnType<typeof wishOf>;
  readonly turn: Turn | undefined;
  readonly isOnline: boolean;
  readonly planReview: ReturnType<typeof planReviews>;
};

async function placeOne(stage: Stage, time: Date, order: Planned): Promise<void> {
  const { shop, agenda, owner, random } = stage;
  const { buyer, wish, turn, isOnline, planReview } = order;
  const body = await requestOf(stage, buyer, wish);
  if (!body) return;
  const { userId, language } = buyer;
  const input = { userId, body, idempotencyKey: undefined, language };
  const { id, isPaid } = isOnline
    ? await placeAndPay(stage, time, input, turn)
    : { ...(await placeOrder(shop, { ...input, paymentMethod: 'cod' })), isPaid: true };
  if (!isPaid) return;
  if (turn === 'cancelledByCustomer') {
    return agenda.add(hoursAfter(time, 2), async () => {
      await cancelOwnOrder(shop, { userId, idOrNumber: id });
    });
  }
  if (turn === 'cancelledByShop') {
    const reason = 'The address could not be reached by phone';
    return agenda.add(hoursAfter(time, 20), async () => {
      await setOrderStatus(shop, owner, { idOrNumber: id, to: 'CANCELLED', reason });
    });
  }
  const delivered = packAndSend(stage, hoursAfter(time, random.between(12, 26)), id);
  const [line] = body.product_details;
  if (!turn && line) planReview(delivered, { userId, orderId: id, productId: line.productId });
  const later = hoursAfter(delivered, 30);
  if (turn === 'refundedInPart') agenda.add(later, () => refund(stage, id, line));
  if (turn === 'refundedWhole') agenda.add(later, () => refund(stage, id));
  if (turn === 'givenBack') agenda.add(later, () => giveBack(stage, id));
}

type Status = 'PENDING' | 'PROCESSING' | 'SHIPPED' | 'DELIVERED';

/** Returns when it will be delivered. */
export function packAndSend(
  { shop, agenda, owner, random, end }: Stage,
  from: Date,
  id: string,
): Date {
  const set = (from: Status, status: Status) => async () => {
    await setManyOrderStatuses(shop, owner, { orders: [{ orderId: id, from }], status });
  };
  const sent = hoursAfter(from, random.between(6, 20));
  const delivered = hoursAfter(sent, random.between(24, 68));
  // Whether an order was marked as being packed matters as long as it is.
  const isMarked = hoursAfter(sent, 48) > end;
  if (isMarked) agenda.add(from, set('PENDING', 'PROCESSING'));
  agenda.add(sent, set(isMarked ? 'PROCESSING' : 'PENDING', 'SHIPPED'));
  agenda.add(delivered, set('SHIPPED', 'DELIVERED'));
  return delivered;
}

type OnlineInput = Parameters<typeof placeOnlineOrder>[1];

async function placeAndPay(
  { shop, agenda }: Stage,
  time: Date,
  input: OnlineInput,
  turn: Turn | undefined,
): Promise<{ id: string; isPaid: boolean }> {
  const { id, razorpay } = await placeOnlineOrder(shop, input);
  const pay = (offerPaise = 0) =>
    verifyPayment(shop, input.userId, sandboxOf(shop).pay(razorpay.orderId, offerPaise));
  if (turn === 'neverPaid' || turn === 'paidAtSecondTry') {
    await reportPaymentFailed(shop, { userId: input.userId, gatewayOrderId: razorpay.orderId });
  }
  if (turn === 'neverPaid') {
    agenda.add(hoursAfter(time, 0.5), () => releaseHolds(shop));
    return { id, isPaid: false };
  }
  if (turn !== 'paidDifferently') {
    await pay();
    return { id, isPaid: true };
  }
  await pay(1_000).catch((error: unknown) => {
    if (!(error instanceof AppError && error.code === 'paymentDiffers')) throw error;
  });
  return { id, isPaid: false };
}

function sandboxOf({ sandbox }: Stage['shop']) {
  if (!sandbox) throw new Error('the season is paid in the payment sandbox');
  return sandbox;
}

async function refund(
  { shop, owner }: Stage,
  idOrNumber: string,
  line?: { readonly productId: string },
): Promise<void> {
  const reason = line ? 'One box arrived damp' : 'The parcel was lost and found too late';
  const lines = line && [{ productId: line.productId, quantity: 1 }];
  await refundOrder(shop, owner, { idOrNumber, reason, lines });
  await advanceRefunds(shop);
}

async function giveBack({ shop, owner }: Stage, idOrNumber: string): Promise<void> {
  const body = {
    amount: 50,
    method: 'cash',
    reference: '',
    receivedOn: toShopDay(shop.now()),
    isGivenBack: true,
    note: 'One box was damp',
  } as const;
  await bookReceipt(shop, owner, { idOrNumber, body, idempotencyKey: undefined });
}
