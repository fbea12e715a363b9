import { formatDateTime } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { lazy } from 'react';
import { Link } from 'react-router';
import { LazyDialogButton } from '#web/forms/lazy-dialog-button.tsx';
import { AskShop } from '#web/frame/ask-shop.tsx';
import { rich } from '#web/language/rich.ts';
import { contactPath, orderPath } from '#web/navigation/paths.ts';
import { mayDo } from '#web/session/may-do.ts';
import { useSession } from '#web/session/session-store.ts';
import { Card } from '#web/ui/card.tsx';
import * as words from '#words/reports';
import { ReportEntry } from './report-entry.tsx';
import type { ReportedOrder } from './reported-order.ts';

const ProblemDialog = lazy(async () => ({
  default: (await import('./problem-dialog.tsx')).ProblemDialog,
}));

/** What a buyer has told the shop about an order, and the way to report a problem while there is time. */
export function OrderReports({ order }: { order: ReportedOrder }) {
  const { reports, canReportProblem, problemsUntil, code } = order;
  const canReport = canReportProblem && code !== null;
  if (reports.length === 0 && !canReport && problemsUntil === null) return null;
  return (
    <Card as="section" aria-labelledby="order-reports" className="grid gap-4 print:hidden">
      <h2 id="order-reports" className="text-xl">
        {reports.length > 0 ? words.reports : words.reportProblem}
      </h2>
      {reports.length > 0 && (
        <ul className="grid gap-3">
          {reports.map((report) => (
            <ReportEntry key={report._id} report={report} order={order} />
          ))}
        </ul>
      )}
      <ProblemTime order={order} />
    </Card>
  );
}

/** Until when a problem can be reported, or how to write to the shop once that is over. */
function ProblemTime({ order }: { order: ReportedOrder }) {
  const { number, code, canReportProblem, problemsUntil } = order;
  const user = useSession();
  const time = problemsUntil && formatDateTime(problemsUntil);
  if (!canReportProblem && !time) return null;
  const isOver = !canReportProblem;
  return (
    <div className="grid justify-items-start gap-3">
      <p>
        {isOver && time
          ? rich(words.tooLate, {
              time,
              write: (text) => (
                <Link to={contactPath(number)} className="link">
                  {text}
                </Link>
              ),
            })
          : time
            ? fill(words.canReportUntil, { time })
            : words.canReport}
      </p>
      {isOver && <AskShop about={{ what: number, path: orderPath(number) }} />}
      {/* Staff may write down a late one. */}
      {code !== null && (canReportProblem || mayDo(user, 'write_receipts')) && (
        <LazyDialogButton label={words.reportProblem} variant="secondary">
          {(dialog) => <ProblemDialog {...dialog} code={code} lines={order.lines} />}
        </LazyDialogButton>
      )}
    </div>
  );
}
