import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { useAccountsOf } from '#web/admin/orders/manual-payments/account-field.tsx';
import { paymentText } from '#web/reports/report-entry.tsx';
import { Button } from '#web/ui/button.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/admin/reports';
import { AnswerDialog } from './answer-dialog.tsx';
import { BookDialog } from './book-dialog.tsx';
import { DecidedText, WrittenBy } from './report-facts.tsx';
import { useDecide } from './use-decide.ts';

const sentences = {
  open: words.says,
  accepted: words.booked,
  refused: words.wasNotFound,
} as const;

/** The payments that a buyer has told of; each is booked with one click, or was not found. */
export function PaymentReports({ order }: { order: AdminOrder }) {
  const told = order.reports.filter(({ kind }) => kind === 'payment');
  if (told.length === 0) return null;
  return (
    <ul aria-label={words.saysPaid} className="mt-2 grid gap-2">
      {told.map((report) => (
        <li
          key={report._id}
          className={`rounded-md border px-4 py-3 text-sm ${report.state === 'open' ? 'border-gold' : 'border-line'}`}
        >
          <p className="figures text-base font-semibold wrap-anywhere">
            {fill<string>(sentences[report.state], { payment: paymentText(report) })}
          </p>
          <WrittenBy report={report} />
          <DecidedText report={report} />
          {report.state === 'open' && (
            <IfMay call="decideReport">
              <PaymentDecision report={report} orderId={order.orderId} />
            </IfMay>
          )}
        </li>
      ))}
    </ul>
  );
}

type PaymentDecisionProps = { report: StaffReport; orderId: string };

function PaymentDecision({ report, orderId }: PaymentDecisionProps) {
  const decide = useDecide(report._id);
  const booking = useMutation({ mutationFn: () => decide({ decision: 'accept' }) });
  const accounts = useAccountsOf(report.method);
  const [opened, setOpened] = useState<'book' | 'refuse'>();
  const close = () => setOpened(undefined);
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button
        size="sm"
        isBusy={booking.isPending}
        onClick={() => {
          if (accounts?.length) setOpened('book');
          else if (!booking.isPending) booking.mutate();
        }}
      >
        {words.book}
      </Button>
      <Button variant="secondary" size="sm" onClick={() => setOpened('refuse')}>
        {words.notFound}
      </Button>
      <Button variant="quiet" size="sm" onClick={() => setOpened('book')}>
        {words.bookOther}
      </Button>
      <BookDialog {...{ report, orderId }} isOpen={opened === 'book'} onClose={close} />
      <AnswerDialog
        reportId={report._id}
        decision="refuse"
        title={fill(words.notFoundTitle, { orderId })}
        submitLabel={words.notFound}
        first={words.firstNotFound}
        isOpen={opened === 'refuse'}
        onClose={close}
      />
    </div>
  );
}
