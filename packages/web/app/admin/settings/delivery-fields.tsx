import { maxDepots } from '@mathappu/contract/limits';
import { deliveryDistricts } from '@mathappu/contract/places/districts';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { districtOptions } from '#web/delivery/zone-names.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/settings';
import { RowList } from './row-list.tsx';
import type { DeliveryValues } from './settings-values.ts';
import { ShopPhoneField } from './shop-phone-field.tsx';
import { StateFields } from './state-fields.tsx';
import { TermsFields } from './terms-fields.tsx';

const names = Object.keys(deliveryDistricts);

/**
 * The districts that the shop delivers to, their terms, and the depots where orders are collected.
 */
export function DeliveryFields() {
  const { control, register, getValues, formState } = useFormContext<DeliveryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.districts' });
  const errors = formState.errors.document?.districts;

  function addDistrict() {
    const taken = new Set(getValues('document.districts').map(({ district }) => district));
    const district = names.find((name) => !taken.has(name)) ?? '';
    append({ ...freeDelivery, district });
  }

  return (
    <>
      <fieldset className="min-w-0">
        <legend className="mb-3 text-xl font-semibold">{words.commonTerms}</legend>
        <div className="grid gap-2 md:grid-cols-3">
          <TermsFields name="document.terms" />
        </div>
      </fieldset>
      <RowList
        title={words.districtTerms}
        lead={words.districtTermsHint}
        rows={fields}
        removeLabel={words.removeDistrict}
        addLabel={words.addDistrict}
        onRemove={remove}
        onAdd={fields.length < names.length ? addDistrict : undefined}
        error={errors?.root?.message ?? errors?.message}
      >
        {(row) => (
          <div className="grid min-w-0 flex-1 items-end gap-2 sm:grid-cols-2 lg:grid-cols-4">
            <SelectField
              label={fill(words.districtOfRow, { number: row + 1 })}
              isLabelHidden
              options={districtOptions}
              error={errors?.[row]?.district?.message}
              {...register(`document.districts.${row}.district`)}
            />
            <TermsFields name={`document.districts.${row}`} row={row + 1} />
          </div>
        )}
      </RowList>
      <DepotFields />
      <StateFields />
    </>
  );
}

const textFields = [
  { field: 'name', label: words.depotName, labelOfRow: words.depotNameOfRow, Field: TextField },
  {
    field: 'address',
    label: words.depotAddress,
    labelOfRow: words.depotAddressOfRow,
    Field: TextField,
  },
  {
    field: 'phone',
    label: words.depotPhone,
    labelOfRow: words.depotPhoneOfRow,
    Field: ShopPhoneField,
  },
] as const;

function DepotFields() {
  const { control, register, formState } = useFormContext<DeliveryValues>();
  const { fields, append, remove } = useFieldArray({ control, name: 'document.depots' });
  const errors = formState.errors.document?.depots;
  const empty = { name: '', district: districtOptions[0]?.value ?? '', address: '', phone: '' };
  return (
    <RowList
      title={words.depots}
      lead={words.depotsHint}
      rows={fields}
      removeLabel={words.removeDepot}
      addLabel={words.addDepot}
      onRemove={remove}
      onAdd={fields.length < maxDepots ? () => append({ _id: randomKey(), ...empty }) : undefined}
      error={errors?.root?.message ?? errors?.message}
    >
      {(row) => (
        <div className="grid min-w-0 flex-1 gap-2 sm:grid-cols-2">
          {textFields.map(({ field, label, labelOfRow, Field }) => (
            <Field
              key={field}
              label={fill(labelOfRow, { number: row + 1 })}
              isLabelHidden
              placeholder={label}
              autoComplete="off"
              error={errors?.[row]?.[field]?.message}
              {...register(`document.depots.${row}.${field}`)}
            />
          ))}
          <SelectField
            label={fill(words.depotDistrictOfRow, { number: row + 1 })}
            isLabelHidden
            options={districtOptions}
            error={errors?.[row]?.district?.message}
            {...register(`document.depots.${row}.district`)}
          />
        </div>
      )}
    </RowList>
  );
}
