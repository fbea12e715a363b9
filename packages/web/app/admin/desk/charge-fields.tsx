import { toRupees } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { NumberField } from '#web/forms/number-field.tsx';
import { Card } from '#web/ui/card.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/desk';
import * as enquiryWords from '#words/admin/enquiries';
import type { DeskRules } from './desk-rules.ts';
import { bestOf, type DeskValues, type Products } from './desk-values.ts';

type ChargeFieldsProps = { products: Products; rules: DeskRules | undefined };

/** What delivery costs, what is taken off, and what the customer reads. */
export function ChargeFields({ products, rules }: ChargeFieldsProps) {
  const { control, register, formState } = useFormContext<DeskValues>();
  const { errors } = formState;
  const values = useWatch({ control }) as DeskValues;
  const { as, isBest } = values;
  const { amount } = values.discount;
  const best = bestOf(values, products, rules);
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
        {(best || isBest) && (
          <div className="figures sm:col-span-2">
            <CheckboxField
              label={
                best
                  ? fill(enquiryWords.bestNow, {
                      rule: best.label,
                      amount: formatRupees(toRupees(best.amountPaise)),
                    })
                  : words.takeBest
              }
              {...register('isBest')}
            />
          </div>
        )}
        {!isBest && (
          <NumberField
            label={enquiryWords.discount}
            error={errors.discount?.amount?.message}
            {...register('discount.amount')}
          />
        )}
        {!isBest && amount.trim() !== '' && (
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
