import { parseRupees } from '@mathappu/contract/parse-number';
import { paymentReport } from '@mathappu/contract/reports/reports';
import { toShopDay } from '@mathappu/contract/shop-time';
import { useId } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { NumberField } from '#web/forms/number-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { Button } from '#web/ui/button.tsx';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/reports';
import { useReport } from './use-report.ts';

type PaymentDialogProps = {
  code: string;
  /** Rupees with which the form begins. */
  owed: number;
  isOpen: boolean;
  onClose: () => void;
};

type Method = 'upi' | 'bank';

const methods = [
  { value: 'upi', label: words.byUpi },
  { value: 'bank', label: words.byBank },
] as const;

/** The amount as people type it, and everything else as the call takes it. */
const paymentForm = z.pipe(
  z.pipe(
    z.object({
      amount: z.string(),
      method: z.enum(['upi', 'bank']),
      reference: z.string(),
      paidOn: z.string(),
    }),
    z.transform(({ amount, ...typed }) => ({
      ...typed,
      kind: 'payment' as const,
      amount: parseRupees(amount) ?? Number.NaN,
    })),
  ),
  paymentReport,
);

/** Asks what was sent. What is typed stays until it has been told. */
export function PaymentDialog({ code, owed, isOpen, onClose }: PaymentDialogProps) {
  const id = useId();
  const report = useReport(code);
  const form = useCheckedForm(async () => paymentForm, {
    defaultValues: {
      amount: String(owed),
      method: 'upi' as Method,
      reference: '',
      paidOn: toShopDay(new Date()),
    },
  });
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: report,
    onSuccess: () => {
      form.reset();
      onClose();
    },
    invalidToast: 'none',
  });
  const { errors } = form.formState;
  const method = useWatch({ control: form.control, name: 'method' });
  const isUpi = method === 'upi';
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.iHavePaid}
      description={words.paidLead}
      actions={
        <>
          {!isSubmitting && (
            <Button variant="secondary" onClick={onClose}>
              {words.cancel}
            </Button>
          )}
          <Button type="submit" form={id} isBusy={isSubmitting}>
            {words.send}
          </Button>
        </>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="grid gap-4">
        <NumberField
          label={words.amount}
          required
          error={errors.amount?.message}
          {...form.register('amount')}
        />
        <ChoiceField
          label={words.how}
          options={methods}
          value={method}
          onChange={(value) => form.setValue('method', value)}
        />
        <TextField
          label={isUpi ? words.upiReference : words.reference}
          hint={errors.reference ? undefined : isUpi ? words.upiHint : words.bankHint}
          inputMode={isUpi ? 'numeric' : 'text'}
          autoComplete="off"
          required
          error={errors.reference?.message}
          {...form.register('reference')}
        />
        <TextField
          label={words.paidOn}
          type="date"
          max={toShopDay(new Date())}
          required
          error={errors.paidOn?.message}
          {...form.register('paidOn')}
        />
        <FormError message={refusal} />
      </form>
    </Dialog>
  );
}
