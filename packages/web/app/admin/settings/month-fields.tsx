import { type UnitCode, unitCodeList, wordUnitCode } from '@mathappu/contract/books/unit-codes';
import { maxUnits } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { FieldGroup } from './field-group.tsx';
import { NumberSetting } from './number-setting.tsx';
import { RowList } from './row-list.tsx';
import type { TaxValues } from './settings-values.ts';

const ledgers = [
  { name: 'sales', label: words.salesLedger },
  { name: 'cgst', label: words.cgstLedger },
  { name: 'sgst', label: words.sgstLedger },
  { name: 'igst', label: words.igstLedger },
] as const;

/** What the accountant's tables of a month need. */
export function MonthFields() {
  const { register, formState } = useFormContext<TaxValues>();
  const errors = formState.errors.document;
  return (
    <>
      <UnitFields />
      <FieldGroup title={words.ledgers} lead={words.ledgersHint}>
        {ledgers.map(({ name, label }) => (
          <TextField
            key={name}
            label={label}
            autoComplete="off"
            required
            error={errors?.ledgers?.[name]?.message}
            {...register(`document.ledgers.${name}`)}
          />
        ))}
      </FieldGroup>
      <FieldGroup title={words.accountantsMonth}>
        <NumberSetting<TaxValues>
          name="document.largeAbove"
          label={words.largeAbove}
          hint={words.largeAboveHint}
        />
      </FieldGroup>
    </>
  );
}

const codes = unitCodeList.map((value) => ({
  value,
  label: wordUnitCode(value),
}));

function UnitFields() {
  const { control, register, formState } = useFormContext<TaxValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.units' });
  const errors = formState.errors.document?.units;
  // No code is chosen for the owner: the form refuses the empty one.
  const empty = { word: '', code: '' as UnitCode };
  return (
    <RowList
      title={words.units}
      lead={words.unitsHint}
      rows={fields}
      removeLabel={words.removeUnit}
      addLabel={words.addUnit}
      onRemove={remove}
      onAdd={fields.length < maxUnits ? () => append(empty) : undefined}
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 grid-cols-2 gap-2">
          <TextField
            label={fill(words.unitWordOfRow, { number: row + 1 })}
            isLabelHidden
            autoComplete="off"
            error={errors?.[row]?.word?.message}
            {...register(`document.units.${row}.word`)}
          />
          <SelectField
            label={fill(words.unitCodeOfRow, { number: row + 1 })}
            isLabelHidden
            options={codes}
            placeholder={words.chooseUnitCode}
            error={errors?.[row]?.code?.message}
            {...register(`document.units.${row}.code`)}
          />
        </div>
      )}
    </RowList>
  );
}
