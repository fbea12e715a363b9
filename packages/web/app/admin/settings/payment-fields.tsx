import { useFormContext } from 'react-hook-form';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import type { PaymentValues } from './settings-values.ts';

/** The accounts to which customers pay outside the payment provider. */
export function PaymentFields() {
  const { register, formState } = useFormContext<PaymentValues>();
  const errors = formState.errors.document;
  const plain = (name: 'upiId' | 'payee' | 'bankName' | 'accountNumber' | 'ifsc') => ({
    autoComplete: 'off',
    error: errors?.[name]?.message,
    ...register(`document.${name}`),
  });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.paymentLead}</p>
      <FieldGroup title={words.nameAndUpi}>
        <TextField label={words.payee} hint={words.payeeHint} {...plain('payee')} />
        <TextField label={words.upiId} hint={words.upiIdHint} {...plain('upiId')} />
      </FieldGroup>
      <FieldGroup title={words.bankAccount}>
        <TextField label={words.bankName} hint={words.bankNameHint} {...plain('bankName')} />
        <TextField label={words.accountNumber} inputMode="numeric" {...plain('accountNumber')} />
        <TextField label={words.ifsc} hint={words.ifscHint} {...plain('ifsc')} />
      </FieldGroup>
      <TextAreaField
        label={words.payNote}
        hint={words.payNoteHint}
        rows={3}
        error={errors?.note?.message}
        {...register('document.note')}
      />
    </>
  );
}
