import type { BodyOf } from '@mathappu/contract/endpoint';
import type {
  reviseOrder as endpoint,
  OrderDifference,
  RevisionRefusal,
} from '@mathappu/contract/enquiries/revise-order';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { nextOrderNumber } from '@mathappu/contract/orders/order-number';
import { toShopDayAfter } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { sql } from 'kysely';
import { lockUser } from '#server/account/account-queries.ts';
import {
  findAvailable,
  listProductsForOrder,
  lockAvailable,
  moveStock,
} from '#server/catalogue/stock-queries.ts';
import {
  addChangedAmount,
  findSettlingPayment,
  isToDecide,
  type RefundablePayment,
} from '#server/gateway/payment-queries.ts';
import { requestRefund } from '#server/gateway/refund-queries.ts';
import { findInvoiceNumber } from '#server/invoices/tax-document-queries.ts';
import { getOrderMoney } from '#server/orders/manual-payments/manual-payment-queries.ts';
import { insertOrder } from '#server/orders/new-order-queries.ts';
import {
  assertNotChanged,
  getHandedOn,
  hasOtherRefunds,
  moveParts,
  updateHandedOn,
} from '#server/orders/order-change-queries.ts';
import { changedFacts } from '#server/orders/order-mail-facts.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import {
  findLatestStatusChange,
  type LockedOrder,
  lockOrder,
  updateOrderStatus,
} from '#server/orders/order-queries.ts';
import { getOrder, type OrderRow } from '#server/orders/order-read-queries.ts';
import { planTransition } from '#server/orders/order-status.ts';
import * as reasons from '#server/orders/reason-words.ts';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import { electDiscount, findDiscount } from '#server/prices/elect-discount.ts';
import type { Shop } from '#server/shop.ts';
import { buyerBefore, discountedLinesOf } from './best-discount.ts';
import { assertMrps } from './edit-enquiry.ts';
import { lockQuoteOf } from './enquiry-queries.ts';
import { differenceOf, planRevision, type Revision, reviseLines } from './revision.ts';

type Body = BodyOf<typeof endpoint>;
type Parts = Pick<Shop, 'db' | 'jobs' | 'settings' | 'config' | 'now' | 'cache'>;
type Request = { idOrNumber: string; body: Body; idempotencyKey: string | undefined };
type Revised = { difference: OrderDifference; orderId: string; _id: string };

/**
 * Replaces an order by one with other goods, before it leaves: the order is cancelled without a mail, and
 * its successor takes over buyer, code, enquiry and money. Its total changes by what is agreed.
 * @throws AppError orderNotFound, orderStatusChanged, revisionRefused with the reason, revisionChanged with
 * the fresh difference, outOfStock with the shortages, productNotFound, idempotencyConflict, invalidInput
 */
export async function reviseOrder(
  shop: Parts,
  caller: Caller,
  { idOrNumber, body, idempotencyKey: key }: Request,
): Promise<Revised> {
  const revised = await inTransaction(shop.db, async (tx) => {
    const id = newId();
    const scope = { userId: caller.userId, route: 'revise', key };
    const earlier = await claimOnce(tx, scope, hashRevision(idOrNumber, body), { _id: id });
    if (earlier) return getRevised(tx, earlier._id);
    const order = await lockSaleOf(tx, idOrNumber);
    const revision = await readRevision(shop, tx, { order, body }, writing);
    assertSeen(body, revision);
    const { shortages } = revision.difference;
    if (shortages.length > 0) throw new AppError('outOfStock', {}, { data: { shortages } });
    const number = await writeRevision(shop, tx, caller, { id, order, revision, body });
    return { difference: revision.difference, orderId: number, _id: id };
  });
  shop.cache.drop();
  return revised;
}

/**
 * What a change would make different; nothing is written.
 * @throws AppError orderNotFound, orderStatusChanged, revisionRefused with the reason, productNotFound,
 * invalidInput
 */
export async function previewRevision(
  shop: Pick<Shop, 'db' | 'settings' | 'now'>,
  { idOrNumber, body }: Omit<Request, 'idempotencyKey'>,
): Promise<OrderDifference> {
  return inTransaction(shop.db, async (tx) => {
    const order = await lockOrder(tx, idOrNumber);
    if (!order) throw new AppError('orderNotFound');
    return (await readRevision(shop, tx, { order, body }, previewing)).difference;
  });
}

const hashRevision = (
  idOrNumber: string,
  { from, totalSeen, moneyInSeen, lines, charge, discount, reason, agreedBy }: Body,
): string =>
  hashFields({
    idOrNumber,
    from,
    totalSeen,
    moneyInSeen,
    lines,
    charge,
    discount,
    reason,
    agreedBy,
  });

/** The order made under an earlier request of the same key. */
async function getRevised(tx: Tx, id: string): Promise<Revised> {
  const order = await getOrder(tx, id);
  if (!order.changedFrom) throw new Error(`order ${id} replaces none`);
  const { number, paymentMethod, receivedPaise, changedFrom: before } = order;
  const paidPaise = paymentMethod === 'offline' ? receivedPaise : before.totalPaise;
  const difference = differenceOf({ paymentMethod, before, after: order, paidPaise });
  return { difference, orderId: number, _id: id };
}

/** The order, locked after its enquiry and its customer. @throws AppError orderNotFound */
async function lockSaleOf(tx: Tx, idOrNumber: string): Promise<LockedOrder> {
  const { id, userId } = await getOrder(tx, idOrNumber);
  await lockQuoteOf(tx, id);
  if (userId !== null) await lockUser(tx, userId);
  const order = await lockOrder(tx, id);
  if (!order) throw new AppError('orderNotFound');
  return order;
}

type Read = Revision & {
  readonly row: OrderRow;
  readonly number: string;
  readonly moneyInPaise: Paise;
  /** The payment that pays the order online. */
  readonly payment: RefundablePayment | undefined;
  readonly difference: OrderDifference;
};

type Reading = {
  readonly findPieces: typeof lockAvailable;
  readonly elect: typeof electDiscount;
};
const writing: Reading = { findPieces: lockAvailable, elect: electDiscount };
const previewing: Reading = { findPieces: findAvailable, elect: findDiscount };

/** @throws AppError orderStatusChanged, revisionRefused, productNotFound, invalidInput */
async function readRevision(
  shop: Pick<Shop, 'settings' | 'now'>,
  tx: Tx,
  { order, body }: { order: LockedOrder; body: Body },
  { findPieces, elect }: Reading,
): Promise<Read> {
  if (body.from !== order.status) {
    await assertNotChanged(tx, order);
    const latest = await findLatestStatusChange(tx, order.id);
    throw new AppError('orderStatusChanged', { ...conflictDetails(latest), status: order.status });
  }
  await assertChangeable(tx, order);
  const row = await getOrder(tx, order.id);
  const payment = await findSettlingPayment(tx, order.id);
  const soldAt = new Map(
    row.lines.map((line) => [line.productId, line.totalPaise / line.quantity]),
  );
  const sellable = await listProductsForOrder(
    tx,
    body.lines.map(({ productId }) => productId),
  );
  assertMrps(body.lines, sellable, ({ productId }) => soldAt.get(productId));
  const products = sellable.filter(({ id }) => !soldAt.has(id));
  const lines = reviseLines(row, body.lines, products);
  const available = await findPieces(tx, row.lines, lines);
  const best =
    body.discount === 'best'
      ? await elect(tx, {
          lines: discountedLinesOf(lines, sellable),
          rules: (await shop.settings.readIn(tx)).priceRules,
          buyer: buyerBefore(row, row.delivery),
          named: order.priceRule,
          now: shop.now(),
          uncounted: { orderId: order.id },
        })
      : undefined;
  const sold = { ...row, priceRule: order.priceRule };
  const revision = planRevision(sold, lines, body, best?.discount);
  const { totals } = revision;
  if (payment && totals.totalPaise > order.totalPaise) refuse('dearer');
  const isForeign = payment !== undefined && payment.currency !== 'INR';
  if (isForeign && totals.totalPaise !== order.totalPaise) refuse('undecided');
  const number = nextOrderNumber(order.number) ?? refuse('tooOften');
  const { moneyInPaise } = await getOrderMoney(tx, order.id);
  const difference = differenceOf({
    paymentMethod: order.paymentMethod,
    before: row,
    after: { ...totals, lines },
    paidPaise: paidOf(order, payment),
    available,
  });
  return { ...revision, row, number, moneyInPaise, payment, difference };
}

/** What counts as paid: the receipts, or the payment less what changes have freed of it. */
function paidOf(
  { paymentMethod, receivedPaise, totalPaise }: LockedOrder,
  payment: RefundablePayment | undefined,
): Paise | undefined {
  if (paymentMethod === 'offline') return receivedPaise;
  if (!payment) return undefined;
  return payment.currency === 'INR' ? payment.amountPaise - payment.changedPaise : totalPaise;
}

function refuse(why: RevisionRefusal): never {
  throw new AppError('revisionRefused', {}, { data: { why } });
}

/** @throws AppError revisionRefused with the reason */
async function assertChangeable(tx: Tx, order: LockedOrder): Promise<void> {
  const { id, status, paymentMethod, receivedPaise } = order;
  const isOpen = status === 'PENDING' || status === 'PROCESSING';
  if (!isOpen && !(status === 'PENDING_PAYMENT' && paymentMethod === 'offline')) refuse('status');
  if (await isToDecide(tx, id)) refuse('undecided');
  if (await findInvoiceNumber(tx, id)) refuse('invoiced');
  const { refundedPaise } = await getOrder(tx, id);
  const isGivenBack = refundedPaise > 0 || (paymentMethod !== 'offline' && receivedPaise !== 0);
  if (isGivenBack || (await hasOtherRefunds(tx, id))) refuse('refunded');
}

/** @throws AppError revisionChanged with the fresh difference and the money in of now */
function assertSeen({ totalSeen, moneyInSeen }: Body, { difference, moneyInPaise }: Read): void {
  const moneyIn = toRupees(moneyInPaise);
  if (totalSeen === difference.newTotal && moneyInSeen === moneyIn) return;
  throw new AppError('revisionChanged', {}, { data: { difference, moneyIn } });
}

type Writing = { id: string; order: LockedOrder; revision: Read; body: Body };

/** Returns the number of the order that replaces the locked one. */
async function writeRevision(
  shop: Parts,
  tx: Tx,
  { userId, name }: Caller,
  { id, order, revision, body }: Writing,
): Promise<string> {
  const { row, number, lines, totals, delivery, priceRule, payment, difference } = revision;
  const by = { id: userId, name };
  const { reason = '', agreedBy } = body;
  const from = { orderId: order.id, round: order.stockRound, lines: row.lines };
  await moveStock(tx, { from, to: { orderId: id, lines } });
  const { change } = planTransition(order, 'CANCELLED', shop.now());
  await updateOrderStatus(tx, {
    ...{ orderId: order.id, from: order.status, by },
    change: { ...change, paymentStatus: 'PENDING' },
    reason: fill(reasons.changedInto, { number }),
  });
  const { paid_at, share_code, ...handedOn } = await getHandedOn(tx, order.id);
  await updateHandedOn(tx, order.id);
  const { customerName, customerEmail: email, customerPhone: phone } = row;
  const { payBy, ...state } = await stateAfter(shop, tx, order, totals.totalPaise);
  const { receivedPaise, paymentMethod } = order;
  const placed = {
    columns: {
      ...{ id, ...handedOn, ...state, paid_at, changed_from: order.id, price_rule: priceRule },
      pay_by: payBy === null ? null : sql<Date>`${payBy}::date`,
      // Codes of old orders are made when they are first asked for.
      ...(share_code !== null && { share_code }),
      payment_method: paymentMethod,
      received_paise: receivedPaise,
      request_hash: hashFields(`changed from ${order.id}`),
    },
    ...{ totals, delivery, lines, by, reason },
    customer: { name: customerName, email, phone },
  };
  await insertOrder(tx, placed, number);
  await moveParts(tx, { from: order.id, to: id });
  await refundDifference(shop, tx, { id, payment, difference });
  await insertAuditEntry(tx, {
    ...{ actorId: userId, action: 'order.revise', subjectKind: 'order', subjectId: id },
    before: { number: order.number, totalPaise: order.totalPaise },
    after: { number, totalPaise: totals.totalPaise, agreedBy, reason },
  });
  const facts = changedFacts(order, { difference, payBy });
  await enqueueOrderMail(shop, tx, facts, { ...order, id, number });
  return number;
}

/** The status of the successor: one that is paid by hand waits for what is missing. */
async function stateAfter(
  shop: Parts,
  tx: Tx,
  { status, paymentMethod, paymentStatus, receivedPaise }: LockedOrder,
  totalPaise: Paise,
) {
  if (paymentMethod !== 'offline') return { status, payment_status: paymentStatus, payBy: null };
  if (receivedPaise >= totalPaise) {
    const isPacked = status === 'PROCESSING';
    const after = isPacked ? 'PROCESSING' : 'PENDING';
    return { status: after, payment_status: 'PAID', payBy: null } as const;
  }
  const { payDays } = (await shop.settings.readIn(tx)).selling;
  const payBy = toShopDayAfter(shop.now(), payDays);
  return { status: 'PENDING_PAYMENT', payment_status: 'PENDING', payBy } as const;
}

/** Gives back online what the order costs less; it lowers what counts as paid. */
async function refundDifference(
  shop: Parts,
  tx: Tx,
  { id, payment, difference }: Pick<Read, 'payment' | 'difference'> & { id: string },
): Promise<void> {
  const amountPaise = toHundredths(difference.toGiveBack);
  if (!payment || amountPaise === 0) return;
  const { gatewayPaymentId } = payment;
  await addChangedAmount(tx, gatewayPaymentId, amountPaise);
  const refund = { gatewayPaymentId, orderId: id, amountPaise, reason: reasons.orderChanged };
  await requestRefund(shop, tx, { ...refund, cause: 'changed' });
}
