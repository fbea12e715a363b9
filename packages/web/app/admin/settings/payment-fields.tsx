import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import type { PaymentValues } from './settings-values.ts';

/** Where customers pay outside the payment provider. */
export function PaymentFields() {
  const { register, formState } = useFormContext<PaymentValues>();
  const errors = formState.errors.document;
  const plain = (name: 'upiId' | 'payee' | 'bankName' | 'accountNumber' | 'ifsc') => ({
    autoComplete: 'off',
    error: errors?.[name]?.message,
    ...register(`document.${name}`),
  });
  return (
    <FieldGroup title={words.payment}>
      <TextField label={words.upiId} {...plain('upiId')} />
      <TextField label={words.payee} {...plain('payee')} />
      <TextField label={words.bankName} {...plain('bankName')} />
      <TextField label={words.accountNumber} inputMode="numeric" {...plain('accountNumber')} />
      <TextField label={words.ifsc} {...plain('ifsc')} />
      <TextAreaField
        label={words.payNote}
        rows={3}
        className="md:col-span-2"
        error={errors?.note?.message}
        {...register('document.note')}
      />
    </FieldGroup>
  );
}
