import { maxAccounts } from '@mathappu/contract/limits';
import { receiptMethods } from '@mathappu/contract/orders/manual-payments';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { methodWords } from '#web/admin/orders/manual-payments/manual-payment-list.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { RowList } from './row-list.tsx';
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
        <TextAreaField
          label={words.upiNote}
          hint={words.upiNoteHint}
          rows={2}
          error={errors?.upiNote?.message}
          {...register('document.upiNote')}
        />
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
      <AccountFields />
    </>
  );
}

const methods = receiptMethods.map((value) => ({ value, label: methodWords[value] }));

/** Where the money goes that staff book. */
function AccountFields() {
  const { control, register, formState } = useFormContext<PaymentValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.accounts' });
  const errors = formState.errors.document?.accounts;
  return (
    <RowList
      title={words.accounts}
      lead={words.accountsLead}
      rows={fields}
      isLabelled
      removeLabel={words.removeAccount}
      addLabel={words.addAccount}
      onRemove={remove}
      onAdd={fields.length < maxAccounts ? () => append({ name: '', method: 'upi' }) : undefined}
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          <TextField
            label={fill(words.accountOfRow, { number: row + 1 })}
            autoComplete="off"
            error={errors?.[row]?.name?.message}
            {...register(`document.accounts.${row}.name`)}
          />
          <SelectField
            label={fill(words.accountMethodOfRow, { number: row + 1 })}
            options={methods}
            error={errors?.[row]?.method?.message}
            {...register(`document.accounts.${row}.method`)}
          />
        </div>
      )}
    </RowList>
  );
}
