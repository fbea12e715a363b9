import type { BodyOf } from '@mathappu/contract/endpoint';
import { toRupees } from '@mathappu/contract/money';
import type { StaffReport } from '@mathappu/contract/reports/report';
import type { decideReport as endpoint } from '@mathappu/contract/reports/reports';
import * as input from '@mathappu/contract/words/input';
import { lockOrderOf } from '#server/orders/lock-order-of.ts';
import {
  assertReceivedOn,
  bookLocked,
} from '#server/orders/manual-payments/book-manual-payment.ts';
import type { LockedOrder } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import { answerReports } from '#server/orders/reports/report-answer.ts';
import {
  findReport,
  type StoredReport,
  updateDecision,
} from '#server/orders/reports/report-queries.ts';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { mailDecided } from './enqueue-report-mail.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;
type Decision = { readonly reportId: string; readonly body: BodyOf<typeof endpoint> };

/**
 * Decides what a buyer has reported. Accepting a payment books its receipt in the same transaction; nothing
 * else is moved.
 * @throws AppError reportNotFound, reportDecided, invalidInput, and those of `bookLocked`
 */
export async function decideReport(
  shop: Parts,
  admin: Caller,
  { reportId, body }: Decision,
): Promise<StaffReport> {
  const { decision, answer } = body;
  if (body.receivedOn !== undefined) assertReceivedOn(body.receivedOn, shop.now());
  const orderId = await inTransaction(shop.db, async (tx) => {
    const locked = await lockOrderOf(tx, () => findReport(tx, reportId));
    if (!locked) throw new AppError('reportNotFound');
    const { order, owned: report } = locked;
    if (report.state !== 'open') throw decided(report);
    if (decision === 'accept' && report.kind === 'problem' && answer === '') {
      throw new AppError('invalidInput', {}, { field: 'answer', problem: input.lineToReadMissing });
    }
    if (decision === 'accept' && report.kind === 'payment') {
      await bookReported(shop, tx, admin, { order, report, body });
    }
    const state = decision === 'accept' ? 'accepted' : 'refused';
    const at = shop.now();
    await updateDecision(tx, { id: reportId, state, answer, by: admin.userId, at });
    await insertAuditEntry(tx, {
      actorId: admin.userId,
      action: 'report.decide',
      subjectKind: 'order',
      subjectId: order.id,
      after: { reportId, kind: report.kind, state, answer },
    });
    // Who has paid gets the mail that the order is paid.
    if (decision === 'refuse' || report.kind === 'problem') {
      await mailDecided(shop, tx, order, reportId);
    }
    return order.id;
  });
  const { reports } = await getOrder(shop.db, orderId);
  const [report] = answerReports(reports.filter(({ id }) => id === reportId));
  if (!report) throw new AppError('reportNotFound');
  return report;
}

function decided({ decidedBy, decidedAt }: StoredReport): AppError {
  const change = decidedBy !== null && decidedAt ? { by: decidedBy, at: decidedAt } : undefined;
  return new AppError('reportDecided', conflictDetails(change));
}

/** Books the receipt with what the buyer has told, or with what staff have put right. */
async function bookReported(
  shop: Parts,
  tx: Tx,
  admin: Caller,
  { order, report, body }: { order: LockedOrder; report: StoredReport; body: Decision['body'] },
): Promise<void> {
  const { amountPaise, method, reference, paidOn } = report;
  if (amountPaise === null || method === null || paidOn === null) {
    throw new Error(`report ${report.id} of a payment lacks its facts`);
  }
  const { amount = toRupees(amountPaise), receivedOn = paidOn, account } = body;
  const receipt = { amount, method, reference, account, receivedOn };
  await bookLocked(shop, tx, admin, {
    order,
    body: { ...receipt, isGivenBack: false, note: '' },
  });
}
