import type { BodyOf, InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { placeOfZone, zoneOf } from '@mathappu/contract/places/delivery-zones';
import { deliveryDistricts, isDeliverable, pincodeOf } from '@mathappu/contract/places/districts';
import { isNeighbourState } from '@mathappu/contract/places/states';
import { isPincodeOf, likelyZones } from '@mathappu/contract/places/zone-pincodes';
import { termsOf } from '@mathappu/contract/settings/delivery-terms';
import { fill } from '@mathappu/contract/words';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { stateOptions } from '#web/delivery/state-options.ts';
import { districtOptions, zoneName } from '#web/delivery/zone-names.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { useShop } from '#web/shop-details/shop-details.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/addresses';

type CreateAddress = Endpoints['createAddress'];
type AddressFields = NonNullable<InputOf<CreateAddress>['body']>;
type AddressFormState = UseFormReturn<AddressFields, unknown, BodyOf<CreateAddress>>;

const other = { value: 'other', label: words.otherPincode };

/**
 * The pincode may be typed first, which fills in state and city; or each choice sets the options of the
 * next.
 */
export function DeliveryAreaFields({ form }: { form: AddressFormState }) {
  const { states, sales } = useShop();
  const { state, city, pincode, isOtherChosen, isTyped, typedField, listed, ...pincodes } =
    usePincode(form, states);
  const { register } = form;
  const { errors } = form.formState;
  const { ref: fieldRef, ...field } = register('pincode');
  return (
    <>
      <PincodeField
        label={words.typedPincode}
        hint={
          isOtherChosen && city
            ? fill(words.pincodeHint, { city: zoneName(city) })
            : words.typedHint
        }
        error={isTyped ? errors.pincode?.message : undefined}
        name={field.name}
        onBlur={field.onBlur}
        ref={(input) => {
          typedField.current = input;
          if (isTyped) fieldRef(input);
        }}
        onChange={({ currentTarget }) => pincodes.type(currentTarget.value)}
        value={isTyped ? pincode : ''}
      />
      <StateField
        form={form}
        states={states}
        hint={sales && termsOf(sales.delivery, zoneOf({ state, city }))?.note}
        value={state}
        onChange={pincodes.clear}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {isNeighbourState(state) ? (
          <TextField
            label={words.city}
            hint={words.typedCityHint}
            autoComplete="address-level2"
            required
            error={errors.city?.message}
            {...register('city')}
          />
        ) : (
          <SelectField
            label={words.city}
            autoComplete="address-level2"
            placeholder={state ? words.selectCity : words.stateFirst}
            options={state ? districtOptions : []}
            disabled={!state}
            required
            error={errors.city?.message}
            {...register('city', {
              onChange: ({ target }) => {
                const typed = isTyped ? pincodeOf(pincode) : undefined;
                if (!typed || !isDeliverable(target.value, typed)) pincodes.clear();
              },
            })}
            value={city}
          />
        )}
        {!isTyped && (
          <SelectField
            label={words.pincode}
            placeholder={city ? words.selectPincode : words.cityFirst}
            options={city ? [...listed.map((value) => ({ value, label: value })), other] : []}
            disabled={!city}
            required
            error={errors.pincode?.message}
            {...field}
            ref={fieldRef}
            onChange={({ currentTarget }) => pincodes.choose(currentTarget.value)}
            value={pincode}
          />
        )}
      </div>
    </>
  );
}

type StateFieldProps = {
  form: AddressFormState;
  states: readonly string[];
  /** What the shop says of deliveries there. */
  hint: string | undefined;
  value: string;
  onChange: () => void;
};

function StateField({ form, states, hint, value, onChange }: StateFieldProps) {
  const { register, setValue, formState } = form;
  return (
    <SelectField
      label={words.state}
      autoComplete="address-level1"
      placeholder={words.selectState}
      options={stateOptions(states, value)}
      hint={hint}
      required
      error={formState.errors.state?.message}
      {...register('state', {
        onChange: () => {
          setValue('city', '');
          onChange();
        },
      })}
      value={value}
    />
  );
}

/** The chosen area, and the pincode as it is typed, chosen from the list of its city, or cleared. */
function usePincode(
  { control, setValue, formState: { isSubmitted } }: AddressFormState,
  states: readonly string[],
) {
  const [state, city, pincode] = useWatch({ control, name: ['state', 'city', 'pincode'] });
  const listed = deliveryDistricts[city] ?? [];
  const [isOtherChosen, setOtherChosen] = useState(false);
  const isTyped =
    isOtherChosen || isNeighbourState(state) || (pincode !== '' && !listed.includes(pincode));
  const typedField = useRef<HTMLInputElement>(null);
  const asFormSays = { shouldValidate: isSubmitted };

  function type(written: string) {
    setOtherChosen(written !== '');
    setValue('pincode', written, asFormSays);
    const typed = pincodeOf(written);
    if (!typed || (isPincodeOf({ state, city }, typed) && states.includes(state))) return;
    const [likeliest, ...others] = likelyZones(typed, states);
    if (!likeliest || (isNeighbourState(likeliest) && others.length > 0)) return;
    const place = placeOfZone(likeliest);
    setValue('state', place.state, asFormSays);
    // What is empty now is nobody's mistake.
    setValue('city', place.city, place.city ? asFormSays : {});
  }

  function choose(value: string) {
    const isOther = value === other.value;
    setOtherChosen(isOther);
    setValue('pincode', isOther ? '' : value, { shouldValidate: !isOther && isSubmitted });
    if (isOther) typedField.current?.focus();
  }

  function clear() {
    setOtherChosen(false);
    setValue('pincode', '');
  }

  return { state, city, pincode, listed, isOtherChosen, isTyped, typedField, type, choose, clear };
}
