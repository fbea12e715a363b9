import type { SettingsPart } from '@mathappu/contract/settings/parts';
import { useQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { ReadStates } from '#web/lists/read-states.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { DeliveryFields } from './delivery-fields.tsx';
import { FieldGroup } from './field-group.tsx';
import { SellingFields } from './selling-fields.tsx';
import { SettingsForm } from './settings-form.tsx';
import { settingsQuery } from './settings-query.ts';
import { SettingsSkeleton } from './settings-skeleton.tsx';
import type { PaymentValues } from './settings-values.ts';
import { ShopFields } from './shop-fields.tsx';
import { TaxFields } from './tax-fields.tsx';

const fieldsOf = {
  shop: ShopFields,
  selling: SellingFields,
  delivery: DeliveryFields,
  payment: PaymentFields,
  tax: TaxFields,
} as const;

/** The form of one part; another part is another form. */
export function PartForm({ part }: { part: SettingsPart }) {
  const read = useQuery(settingsQuery(part));
  const Fields = fieldsOf[part];
  return (
    <ReadStates read={read} failureText={words.loadFailed} skeleton={<SettingsSkeleton />}>
      {({ data }) => (
        <SettingsForm key={part} part={part} stored={data}>
          <Fields />
        </SettingsForm>
      )}
    </ReadStates>
  );
}

/** The accounts to which customers pay outside the payment provider. */
function PaymentFields() {
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
    </>
  );
}
