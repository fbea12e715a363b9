import { toRupees } from '@mathappu/contract/money';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { isProblemReportable, problemsUntil } from '@mathappu/contract/reports/report-time';
import type { ReportRow } from './report-queries.ts';

/** Reports as staff read them; the schema of a customer's answer leaves out what is theirs. */
export const answerReports = (reports: readonly ReportRow[]): StaffReport[] =>
  reports.map(({ id, amountPaise, at, decidedAt, ...report }) => ({
    ...report,
    _id: id,
    amount: amountPaise === null ? null : toRupees(amountPaise),
    at: new Date(at).toISOString(),
    decidedAt: decidedAt && new Date(decidedAt).toISOString(),
  }));

type Reported = {
  readonly status: OrderStatus;
  readonly deliveredAt: Date | null;
  readonly reports: readonly ReportRow[];
};

/** What a customer reads of the reports of an order, and whether another problem can be reported. */
export const answerReporting = (order: Reported, now: Date) => ({
  reports: answerReports(order.reports),
  canReportProblem: isProblemReportable(order, now),
  problemsUntil: problemsUntil(order)?.toISOString() ?? null,
});
