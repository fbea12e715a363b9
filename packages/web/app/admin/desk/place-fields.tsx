import { placeOfZone } from '@mathappu/contract/places/delivery-zones';
import { pincodeOf } from '@mathappu/contract/places/districts';
import { isNeighbourState } from '@mathappu/contract/places/states';
import { isPincodeOf, likelyZones } from '@mathappu/contract/places/zone-pincodes';
import { fill } from '@mathappu/contract/words';
import { useFormContext, useWatch } from 'react-hook-form';
import { stateOptions } from '#web/delivery/state-options.ts';
import { districtOptions, placeLine } from '#web/delivery/zone-names.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { Card } from '#web/ui/card.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/desk';
import type { DeskValues } from './desk-values.ts';

/** To an address, to a depot, or over the counter. */
export function PlaceFields({ depots }: Pick<Sales, 'depots'>) {
  const { states } = useShop();
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
          {[saved.address_line, placeLine(saved)].filter(Boolean).join(', ')}
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
                  const typed = pincodeOf(target.value) ?? '';
                  const [likely, ...others] = likelyZones(typed, states);
                  if (!likely) return;
                  // Of a pincode that two states share staff choose.
                  if (isNeighbourState(likely) && others.length > 0) return;
                  const now = getValues('delivery');
                  if (isNeighbourState(now.state) && isPincodeOf(now, typed)) return;
                  const { state, city } = placeOfZone(likely);
                  setValue('delivery.state', state, { shouldDirty: true });
                  setValue('delivery.city', city, { shouldDirty: true });
                },
              })}
            />
            {isNeighbourState(saved.state) ? (
              <TextField
                label={words.city}
                autoComplete="off"
                required
                error={errors?.city?.message}
                {...register('delivery.city')}
              />
            ) : (
              <SelectField
                label={words.district}
                placeholder={words.chooseDistrict}
                options={districtOptions}
                required
                error={errors?.city?.message}
                {...register('delivery.city')}
                value={getValues('delivery.city')}
              />
            )}
          </div>
          {(states.length > 1 || isNeighbourState(saved.state)) && (
            <SelectField
              label={words.state}
              options={stateOptions(states, saved.state)}
              required
              error={errors?.state?.message}
              {...register('delivery.state', {
                onChange: () => {
                  setValue('delivery.city', '', { shouldDirty: true });
                  setValue('delivery.pincode', '', { shouldDirty: true });
                },
              })}
              value={saved.state}
            />
          )}
        </>
      )}
    </Card>
  );
}
