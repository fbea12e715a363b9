import { likelyDistricts, pincodeOf } from '@mathappu/contract/districts';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { districtOptions } from '#web/delivery/district-names.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/desk';
import type { DeskValues } from './desk-values.ts';

/** To an address, to a depot, or over the counter. */
export function PlaceFields({ depots }: Pick<Sales, 'depots'>) {
  const { control, register, setValue, getValues, formState } = useFormContext<DeskValues>();
  const [place, saved] = useWatch({ control, name: ['place', 'delivery'] });
  const errors = formState.errors.delivery;
  const places = [
    ...(saved.addressId ? [{ value: 'saved', label: words.savedAddress }] : []),
    { value: 'new', label: words.newAddress },
    ...depots.map(({ _id, name }) => ({
      value: _id,
      label: fill(words.collectAt, { depot: name }),
    })),
    { value: 'counter', label: words.collectHere },
  ];
  return (
    <Card as="section" className="grid gap-4">
      <SelectField
        label={words.where}
        options={places}
        error={formState.errors.place?.message}
        {...register('place')}
      />
      {place === 'saved' && (
        <p className="wrap-anywhere">
          {[saved.address_line, saved.city, saved.pincode].filter(Boolean).join(', ')}
        </p>
      )}
      {place === 'new' && (
        <>
          <TextAreaField
            label={words.street}
            rows={2}
            required
            error={errors?.address_line?.message}
            {...register('delivery.address_line')}
          />
          <div className="grid grid-cols-2 items-start gap-3">
            <PincodeField
              label={words.pincode}
              autoComplete="off"
              required
              error={errors?.pincode?.message}
              {...register('delivery.pincode', {
                onChange: ({ target }) => {
                  const [likely] = likelyDistricts(pincodeOf(target.value) ?? '');
                  if (likely) setValue('delivery.city', likely, { shouldDirty: true });
                },
              })}
            />
            <SelectField
              label={words.district}
              placeholder={words.chooseDistrict}
              options={districtOptions}
              required
              error={errors?.city?.message}
              {...register('delivery.city')}
              value={getValues('delivery.city')}
            />
          </div>
        </>
      )}
    </Card>
  );
}
