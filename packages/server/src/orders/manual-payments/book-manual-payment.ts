import type { BodyOf } from '@mathappu/contract/endpoint';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import type {
  addReceipt,
  MoneyAccount,
  ReceiptMethod,
} from '@mathappu/contract/orders/manual-payments';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as input from '@mathappu/contract/words/input';
import { formatMoney } from '#server/gateway/format-money.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { creditOrder } from '../credit-order.ts';
import { lockPresentOrder } from '../order-change-queries.ts';
import { enqueueOrderMail } from '../order-mails.ts';
import { type Actor, type LockedOrder, updatePaymentStatus } from '../order-queries.ts';
import { acceptPaymentReports } from '../reports/report-queries.ts';
import { refundRest, transitionOrder } from '../transition-order.ts';
import { getOrderMoney, getOrderOfReference, insertReceipt } from './manual-payment-queries.ts';
import { statusByReceipts } from './manual-payment-status.ts';

type Booking = {
  readonly idOrNumber: string;
  readonly body: BodyOf<typeof addReceipt>;
  readonly idempotencyKey: string | undefined;
};

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;

/**
 * Books money that an admin has received, or given back, outside the payment provider. An offline order
 * that is paid whole by it goes on to be packed.
 * @throws AppError orderNotFound, orderStatusChanged, receiptRefused with the maximum, receiptKnown, idempotencyConflict,
 * invalidInput for a day that has not come, taxNumberRefused
 */
export async function bookReceipt(
  shop: Parts,
  admin: Caller,
  { idOrNumber, body, idempotencyKey: key }: Booking,
): Promise<void> {
  assertReceivedOn(body.receivedOn, shop.now());
  await inTransaction(shop.db, async (tx) => {
    const id = newId();
    const scope = { userId: admin.userId, route: 'receipt', key };
    if (await claimOnce(tx, scope, hashBooking(idOrNumber, body), { _id: id })) return;
    const order = await lockPresentOrder(tx, idOrNumber);
    await bookLocked(shop, tx, admin, { id, order, body });
  });
}

type LockedBooking = {
  readonly id?: string;
  readonly order: LockedOrder;
  readonly body: Booking['body'];
  /** The name of the account's field in the body of the call. */
  readonly accountField?: string;
};

/**
 * Books the money of a locked order, and accepts what its buyer has told of that transfer.
 * @throws AppError receiptRefused with the maximum, receiptKnown, taxNumberRefused, invalidInput for an account
 * that the method does not have, or for none where it has some
 */
export async function bookLocked(
  shop: Omit<Parts, 'db'>,
  tx: Tx,
  admin: Caller,
  { id = newId(), order, body, accountField = 'account' }: LockedBooking,
): Promise<void> {
  const { method, note, receivedOn, account = '' } = body;
  const { payment } = await shop.settings.readIn(tx);
  assertAccount({ method, account }, payment.accounts, accountField);
  const reference = method === 'cash' ? '' : body.reference;
  const amountPaise = toHundredths(body.amount) * (body.isGivenBack ? -1 : 1);
  await assertWithin(tx, order.id, amountPaise);
  const receipt = { id, amountPaise, method, reference, receivedOn };
  const row = { ...receipt, account, note, orderId: order.id, actorId: admin.userId };
  if (!(await insertReceipt(tx, row))) {
    throw new AppError('receiptKnown', { order: await getOrderOfReference(tx, reference) });
  }
  if (amountPaise > 0 && reference !== '') {
    const by = admin.userId;
    await acceptPaymentReports(tx, { orderId: order.id, reference, by, at: shop.now() });
  }
  await insertAuditEntry(tx, {
    actorId: admin.userId,
    action: 'order.receipt',
    subjectKind: 'order',
    subjectId: order.id,
    before: { receivedPaise: order.receivedPaise, paymentStatus: order.paymentStatus },
    after: { ...receipt, ...(account && { account }), ...booked(order, amountPaise) },
  });
  await applyReceipt(shop, tx, order, {
    amountPaise,
    by: { id: admin.userId, name: admin.name },
  });
}

/** What is received of the order after a booking, and whether it is paid then. */
function booked(order: LockedOrder, amountPaise: Paise) {
  const receivedPaise = order.receivedPaise + amountPaise;
  return { receivedPaise, paymentStatus: statusByReceipts(order, receivedPaise) };
}

/** @throws AppError invalidInput for a day that has not come, by the name of its field */
export function assertReceivedOn(receivedOn: string, now: Date, field = 'receivedOn'): void {
  if (receivedOn >= '2000-01-01' && receivedOn <= toShopDay(now)) return;
  throw new AppError('invalidInput', {}, { field, problem: input.receiptDayInvalid });
}

/** @throws AppError invalidInput for none where the method has some, or one that it does not have */
function assertAccount(
  { method, account }: { method: ReceiptMethod; account: string },
  accounts: readonly MoneyAccount[],
  field: string,
): void {
  const names = accounts.filter((one) => one.method === method).map(({ name }) => name);
  if (account === '' ? names.length === 0 : names.includes(account)) return;
  const problem = account === '' ? input.accountMissing : input.accountUnknown;
  throw new AppError('invalidInput', {}, { field, problem });
}

function hashBooking(idOrNumber: string, body: Booking['body']): string {
  const { amount, method, reference, account, receivedOn, isGivenBack, note } = body;
  const how = { method, reference, account };
  return hashFields({ idOrNumber, amount, ...how, receivedOn, isGivenBack, note });
}

/** @throws AppError receiptRefused: money in would be above the total, or less than nothing */
async function assertWithin(tx: Tx, orderId: string, amountPaise: Paise): Promise<void> {
  const { moneyInPaise, receivablePaise } = await getOrderMoney(tx, orderId);
  const maximum = amountPaise > 0 ? receivablePaise : moneyInPaise;
  if (Math.abs(amountPaise) <= maximum) return;
  throw new AppError(
    'receiptRefused',
    { maximum: formatMoney(maximum) },
    { data: { maximum: toRupees(maximum) } },
  );
}

/** Applies a receipt to its order: payment status, mails, refunds, credit note. */
async function applyReceipt(
  shop: Omit<Parts, 'db'>,
  tx: Tx,
  order: LockedOrder,
  { amountPaise, by }: { amountPaise: Paise; by: Actor },
): Promise<void> {
  const after = { ...order, ...booked(order, amountPaise) };
  const { paymentStatus } = after;
  if (paymentStatus !== order.paymentStatus) {
    const isPaid = paymentStatus === 'PAID' && amountPaise > 0 && order.paymentMethod === 'offline';
    if (isPaid && order.status !== 'CANCELLED') {
      const hasLeft = order.status === 'SHIPPED' || order.status === 'DELIVERED';
      const facts = { kind: 'paid', hasLeft, amountPaise: order.totalPaise } as const;
      await enqueueOrderMail(shop, tx, facts, order);
    }
    if (isPaid && order.status === 'PENDING_PAYMENT') {
      await transitionOrder(shop, tx, after, { to: 'PENDING', by });
    } else await updatePaymentStatus(tx, order.id, paymentStatus);
  }
  // The provider refunds money that was, after all, not given back by hand.
  if (amountPaise > 0 && order.status === 'CANCELLED') await refundRest(shop, tx, order.id);
  if (amountPaise < 0) await creditOrder(shop, tx, after, { cause: 'returned', by });
}
