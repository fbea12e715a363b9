import { carriedKinds } from '@mathappu/contract/settings/delivery-terms';
import { useFormContext, useWatch } from 'react-hook-form';
import { kindLabels } from '#web/admin/settings/terms-fields.tsx';
import { NumberField } from '#web/forms/number-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/enquiries';
import {
  chargeError,
  discountError,
  type EnquiryValues,
  hasDiscount,
  reasonError,
} from './enquiry-values.ts';

const kinds = carriedKinds.map((value) => ({ value, label: kindLabels[value] }));

/** How the goods get there, and what is taken off. */
export function EnquiryChargeFields() {
  const { control, register, formState } = useFormContext<EnquiryValues>();
  const { errors } = formState;
  const [kind, discount] = useWatch({ control, name: ['kind', 'discount'] });
  return (
    <div className="grid items-start gap-4 sm:grid-cols-2">
      <SelectField label={words.delivery} options={kinds} {...register('kind')} />
      {kind === 'fixed' && (
        <NumberField
          label={words.charge}
          error={errors.charge?.message}
          {...register('charge', { validate: chargeError })}
        />
      )}
      <NumberField
        label={words.discount}
        error={errors.discount?.message}
        {...register('discount', { validate: discountError })}
      />
      {hasDiscount({ discount }) && (
        <TextField
          label={words.discountReason}
          autoComplete="off"
          required
          error={errors.discountReason?.message}
          {...register('discountReason', {
            validate: (reason, values) => (hasDiscount(values) ? reasonError(reason) : undefined),
          })}
        />
      )}
    </div>
  );
}
