import { deliveryDistricts } from '@mathappu/contract/districts';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { districtOptions } from '#web/delivery/district-names.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/admin/settings';
import { DepotFields } from './depot-fields.tsx';
import { RowList } from './row-list.tsx';
import type { DeliveryValues } from './settings-values.ts';
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
    </>
  );
}
