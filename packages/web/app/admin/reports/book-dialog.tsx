import { parseRupees } from '@mathappu/contract/parse-number';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { decideReport } from '@mathappu/contract/reports/reports';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import * as z from 'zod/mini';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { AccountField } from '#web/admin/orders/manual-payments/account-field.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/reports';
import { useDecide } from './use-decide.ts';

type BookDialogProps = {
  report: StaffReport;
  orderId: string;
  isOpen: boolean;
  onClose: () => void;
};

/** Books what the buyer has told, with its account, or another amount or day. */
export function BookDialog({ report, orderId, isOpen, onClose }: BookDialogProps) {
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.bookTitle, { orderId })}
      submitLabel={words.book}
    >
      {(form) => <BookForm {...form} report={report} onBooked={onClose} />}
    </FormDialog>
  );
}

const { amount, receivedOn, account } = decideReport.body.shape;

/** The amount as people type it, and the day as the call takes it. */
const bookForm = z.pipe(
  z.pipe(
    z.object({ amount: z.string(), receivedOn: z.string(), account: z.string() }),
    z.transform((typed) => ({ ...typed, amount: parseRupees(typed.amount) ?? Number.NaN })),
  ),
  z.object({
    amount: z.nonoptional(amount),
    receivedOn: z.nonoptional(receivedOn),
    account: z.nonoptional(account),
  }),
);

type BookFormProps = DialogForm & { report: StaffReport; onBooked: () => void };

function BookForm({ id, onSending, report, onBooked }: BookFormProps) {
  const decide = useDecide(report._id);
  const form = useCheckedForm(async () => bookForm, {
    defaultValues: {
      amount: String(report.amount ?? ''),
      receivedOn: report.paidOn ?? '',
      account: '',
    },
  });
  const { errors } = form.formState;
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: `report-book-${report._id}` },
    send: async (booked) => {
      onSending(true);
      await decide({ decision: 'accept', ...booked }).finally(() => onSending(false));
      return booked;
    },
    onSuccess: onBooked,
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <NumberField
        label={words.amount}
        required
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <TextField
        label={words.receivedOn}
        type="date"
        max={toShopDay(new Date())}
        required
        error={errors.receivedOn?.message}
        {...form.register('receivedOn')}
      />
      <AccountField
        method={report.method}
        error={errors.account?.message}
        {...form.register('account')}
      />
      <FormError message={refusal} />
    </form>
  );
}
