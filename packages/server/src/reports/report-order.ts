import type { BodyOf } from '@mathappu/contract/endpoint';
import { maxPaymentReports, maxProblemReports } from '@mathappu/contract/limits';
import { toHundredths } from '@mathappu/contract/money';
import { isProblemReportable, problemsUntil } from '@mathappu/contract/reports/report-time';
import type { reportOrder as endpoint, ReportTooLate } from '@mathappu/contract/reports/reports';
import { formatDateTime, toShopDay } from '@mathappu/contract/shop-time';
import { hasGrant } from '@mathappu/contract/staff/grants';
import type { Language } from '@mathappu/contract/words';
import * as input from '@mathappu/contract/words/input';
import { lockLink } from '#server/order-links/link-queries.ts';
import { hasReceipt } from '#server/orders/manual-payments/manual-payment-queries.ts';
import { findFirstDay } from '#server/orders/order-change-queries.ts';
import { type LockedOrder, listSoldQuantities, lockOrder } from '#server/orders/order-queries.ts';
import {
  acceptPaymentReports,
  countReportsOf,
  findReportOfReference,
  insertReport,
  type ReportRow,
} from '#server/orders/reports/report-queries.ts';
import { claimOnce, hashFields } from '#server/platform/db/claim-once.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { arePicturesOfOrder } from '#server/platform/files/uploaded-file-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { mailReported } from './enqueue-report-mail.ts';

type Body = BodyOf<typeof endpoint>;
type Payment = Extract<Body, { kind: 'payment' }>;
type Problem = Extract<Body, { kind: 'problem' }>;

type Telling = {
  readonly code: string;
  readonly body: Body;
  readonly caller: Caller | undefined;
  readonly language: Language;
  readonly idempotencyKey: string | undefined;
};

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;

type Written = { readonly _id: string; readonly at: string };

/**
 * Writes down what a buyer says about an order, and tells shop and buyer by mail. Money, status and stock
 * stay as they are.
 * @throws AppError linkNotFound, orderNotWaiting, reportTooLate, reportRefused, tooMany, idempotencyConflict,
 * invalidInput for a day that cannot be
 */
export async function reportOrder(shop: Parts, telling: Telling): Promise<Written> {
  const { code, body, caller, language, idempotencyKey: key } = telling;
  const now = shop.now();
  return inTransaction(shop.db, async (tx) => {
    const written = { _id: newId(), at: now.toISOString() };
    const scope = { userId: caller?.userId ?? null, route: 'report', key };
    const earlier = await claimOnce(tx, scope, hashReport(code, body), written);
    if (earlier) return earlier;
    const link = await lockLink(tx, code);
    const order = link?.kind === 'order' ? await lockOrder(tx, link.id) : undefined;
    if (!order) throw new AppError('linkNotFound');
    const source = sourceOf(order, caller);
    const by = { id: written._id, source, at: now };
    if (body.kind === 'payment') {
      const { reference } = body;
      const earlier = await findReportOfReference(tx, order.id, reference);
      if (earlier) return earlier;
      await insertPayment(tx, order, { body, by });
    } else await insertProblem(tx, order, { body, by, language });
    await mailReported(shop, tx, order, { reportId: written._id, kind: body.kind, source });
    return written;
  });
}

function hashReport(code: string, body: Body): string {
  if (body.kind === 'payment') {
    const { kind, amount, method, reference, paidOn } = body;
    return hashFields({ code, kind, amount, method, reference, paidOn });
  }
  const { kind, text, photos } = body;
  const lines = body.lines.map(({ productId, quantity, what }) => ({ productId, quantity, what }));
  return hashFields({ code, kind, lines, text, photos });
}

function sourceOf({ userId }: LockedOrder, caller: Caller | undefined): ReportRow['source'] {
  if (caller && hasGrant(caller.grants, 'write_receipts')) return 'staff';
  return caller && caller.userId === userId ? 'account' : 'link';
}

type By = { readonly id: string; readonly source: ReportRow['source']; readonly at: Date };

/** @throws AppError orderNotWaiting, tooMany, invalidInput */
async function insertPayment(
  tx: Tx,
  order: LockedOrder,
  { body, by }: { body: Payment; by: By },
): Promise<void> {
  const { amount, method, reference, paidOn } = body;
  if (!isMoneyOwed(order)) throw new AppError('orderNotWaiting');
  if (paidOn < (await findFirstDay(tx, order)) || paidOn > toShopDay(by.at)) {
    throw new AppError('invalidInput', {}, { field: 'paidOn', problem: input.paidOnInvalid });
  }
  const { payments } = await countReportsOf(tx, order.id);
  if (payments >= maxPaymentReports) throw new AppError('tooMany', { maximum: maxPaymentReports });
  const orderId = order.id;
  const amountPaise = toHundredths(amount);
  await insertReport(tx, {
    ...by,
    ...{ kind: 'payment', orderId, amountPaise, method, reference, paidOn },
  });
  // The shop had booked it before the buyer told of it.
  if (await hasReceipt(tx, orderId, reference)) {
    await acceptPaymentReports(tx, { orderId, reference, by: null, at: by.at });
  }
}

/** As `isUnpaidOffline` says of an order that is not locked. */
const isMoneyOwed = (order: LockedOrder): boolean =>
  order.paymentMethod === 'offline' &&
  order.paymentStatus === 'PENDING' &&
  order.status !== 'CANCELLED' &&
  order.receivedPaise < order.totalPaise;

/** @throws AppError reportTooLate, reportRefused, tooMany */
async function insertProblem(
  tx: Tx,
  order: LockedOrder,
  { body, by, language }: { body: Problem; by: By; language: Language },
): Promise<void> {
  assertInTime(order, { by, language });
  const { problems } = await countReportsOf(tx, order.id);
  if (problems >= maxProblemReports) throw new AppError('tooMany', { maximum: maxProblemReports });
  const { lines, text, photos } = body;
  const sold = await listSoldQuantities(tx, order.id);
  const left = new Map(sold.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of lines) {
    const rest = (left.get(productId) ?? 0) - quantity;
    if (rest < 0) throw new AppError('reportRefused', {}, { field: 'lines' });
    left.set(productId, rest);
  }
  if (photos.length === 0 && lines.some(({ what }) => what === 'damaged')) {
    throw new AppError('reportRefused', {}, { field: 'photos', problem: input.photoMissing });
  }
  if (photos.length > 0 && !(await arePicturesOfOrder(tx, order.id, photos))) {
    throw new AppError('reportRefused', {}, { field: 'photos', problem: input.photoUnknown });
  }
  await insertReport(tx, { ...by, kind: 'problem', orderId: order.id, lines, text, photos });
}

/** Staff may write a late one down. @throws AppError reportTooLate, reportRefused */
function assertInTime(
  order: LockedOrder,
  { by: { source, at }, language }: { by: By; language: Language },
): void {
  if (isProblemReportable(order, at)) return;
  const until = problemsUntil(order);
  if (!until) throw new AppError('reportRefused', {}, { problem: input.notSentYet });
  if (source === 'staff') return;
  const endedAt = until.toISOString();
  throw new AppError(
    'reportTooLate',
    { time: formatDateTime(endedAt, language) },
    { data: { endedAt } satisfies ReportTooLate },
  );
}
