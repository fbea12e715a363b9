import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '#web/forms/number-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/desk';
import * as enquiryWords from '#words/admin/enquiries';
import type { DeskValues } from './desk-values.ts';

/** What delivery costs, what is taken off, and what the customer reads. */
export function ChargeFields() {
  const { control, register, formState } = useFormContext<DeskValues>();
  const { errors } = formState;
  const [as, amount] = useWatch({ control, name: ['as', 'discount.amount'] });
  return (
    <Card as="section" className="grid gap-4">
      <h2 className="text-lg">{words.charges}</h2>
      <div className="grid items-start gap-4 sm:grid-cols-2">
        {as !== 'estimate' && (
          <NumberField
            label={enquiryWords.charge}
            hint={words.chargeHint}
            error={errors.charge?.message}
            {...register('charge')}
          />
        )}
        <NumberField
          label={enquiryWords.discount}
          error={errors.discount?.amount?.message}
          {...register('discount.amount')}
        />
        {amount.trim() !== '' && (
          <TextField
            label={words.discountReason}
            hint={words.customerReads}
            autoComplete="off"
            required
            error={errors.discount?.reason?.message}
            {...register('discount.reason')}
          />
        )}
      </div>
      <TextAreaField
        label={words.note}
        rows={2}
        error={errors.note?.message}
        {...register('note')}
      />
    </Card>
  );
}
