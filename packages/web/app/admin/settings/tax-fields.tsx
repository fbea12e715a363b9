import { maxTaxRates } from '@mathappu/contract/limits';
import { toShopDay } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { useShop } from '#web/shop-details/shop-details.ts';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { Notice } from '#web/ui/notice.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { MonthFields } from './month-fields.tsx';
import { NumberSetting } from './number-setting.tsx';
import { RowList } from './row-list.tsx';
import type { TaxValues } from './settings-values.ts';

/** The tax rate of fireworks when this was written. It is only a suggestion to the owner. */
const suggestedPercent = 18;

/** The taxes and numbers of tax invoices and credit notes. */
export function TaxFields() {
  const { register, formState } = useFormContext<TaxValues>();
  const errors = formState.errors.document;
  const { gstin } = useShop();
  const { rates = [] } = formState.defaultValues?.document ?? {};
  const plain = (name: 'hsn' | 'invoicePrefix' | 'creditNotePrefix' | 'signatory') => ({
    autoComplete: 'off',
    error: errors?.[name]?.message,
    ...register(`document.${name}`),
  });
  return (
    <>
      <p className="max-w-prose text-ink-soft">{words.taxLead}</p>
      {!gstin && <Notice tone="grey">{words.noGstin}</Notice>}
      {gstin && rates.length === 0 && <Notice tone="yellow">{words.noRate}</Notice>}
      <RateFields />
      <FieldGroup title={words.onPapers}>
        <TextField
          label={words.hsn}
          hint={words.hsnHint}
          inputMode="numeric"
          required
          {...plain('hsn')}
        />
        <TextField label={words.signatory} hint={words.signatoryHint} {...plain('signatory')} />
      </FieldGroup>
      <FieldGroup title={words.numbers} lead={words.numbersLead}>
        <TextField
          label={words.invoicePrefix}
          hint={words.prefixHint}
          required
          {...plain('invoicePrefix')}
        />
        <NumberSetting<TaxValues>
          name="document.firstInvoice"
          kind="whole"
          label={words.firstInvoice}
          hint={words.firstHint}
        />
        <TextField
          label={words.creditNotePrefix}
          hint={words.prefixHint}
          required
          {...plain('creditNotePrefix')}
        />
        <NumberSetting<TaxValues>
          name="document.firstCreditNote"
          kind="whole"
          label={words.firstCreditNote}
          hint={words.firstHint}
        />
      </FieldGroup>
      <MonthFields />
      <FieldGroup title={words.ewayBills} lead={words.ewayLead}>
        <NumberSetting<TaxValues> name="document.ewayWithinState" label={words.ewayWithinState} />
        <NumberSetting<TaxValues>
          name="document.ewayToOtherStates"
          label={words.ewayToOtherStates}
        />
      </FieldGroup>
    </>
  );
}

function RateFields() {
  const { control, register, formState } = useFormContext<TaxValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.rates' });
  const errors = formState.errors.document?.rates;
  const suggested = { validFrom: toShopDay(new Date()), percent: suggestedPercent };
  return (
    <RowList
      title={words.rates}
      lead={words.ratesHint}
      rows={fields}
      isLabelled
      removeLabel={words.removeRate}
      addLabel={words.addRate}
      onRemove={remove}
      onAdd={fields.length < maxTaxRates ? () => append(suggested) : undefined}
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          <TextField
            label={fill(words.validFromOfRow, { number: row + 1 })}
            type="date"
            error={errors?.[row]?.validFrom?.message}
            {...register(`document.rates.${row}.validFrom`)}
          />
          <NumberSetting<TaxValues>
            name={`document.rates.${row}.percent`}
            kind="percent"
            label={fill(words.percentOfRow, { number: row + 1 })}
          />
        </div>
      )}
    </RowList>
  );
}
