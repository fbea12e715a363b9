import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { parseRupees } from '@mathappu/contract/parse-number';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { paymentText } from '#web/reports/report-entry.tsx';
import { Button } from '#web/ui/button.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as inputWords from '#words/admin/orders';
import * as words from '#words/admin/reports';
import * as uiWords from '#words/ui';
import { AnswerDialog } from './answer-dialog.tsx';
import { DecidedText, WrittenBy } from './report-facts.tsx';
import { useDecision } from './use-decision.ts';

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
  const booking = useDecision(report._id);
  const [opened, setOpened] = useState<'book' | 'refuse'>();
  const close = () => setOpened(undefined);
  return (
    <div className="mt-2 flex flex-wrap gap-3">
      <Button
        size="sm"
        isBusy={booking.isPending}
        onClick={() => booking.isPending || booking.mutate({ decision: 'accept' })}
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

/** Books another amount, or another day, than the buyer has told. */
function BookDialog({
  report,
  orderId,
  isOpen,
  onClose,
}: PaymentDecisionProps & { isOpen: boolean; onClose: () => void }) {
  const booking = useDecision(report._id, onClose);
  const [amount, setAmount] = useState(String(report.amount ?? ''));
  const [receivedOn, setReceivedOn] = useState(report.paidOn ?? '');
  const [isChecked, setChecked] = useState(false);
  const rupees = parseRupees(amount);
  const error = rupees === undefined || rupees <= 0 ? inputWords.amountMissing : undefined;

  function book() {
    setChecked(true);
    if (error || booking.isPending) return;
    booking.mutate({
      decision: 'accept',
      ...(rupees !== undefined && { amount: rupees }),
      ...(receivedOn && { receivedOn }),
    });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.bookTitle, { orderId })}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button isBusy={booking.isPending} onClick={book}>
            {words.book}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <NumberField
          label={words.amount}
          required
          value={amount}
          error={isChecked ? error : undefined}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextField
          label={words.receivedOn}
          type="date"
          max={toShopDay(new Date())}
          required
          value={receivedOn}
          onChange={({ target }) => setReceivedOn(target.value)}
        />
      </div>
    </Dialog>
  );
}
