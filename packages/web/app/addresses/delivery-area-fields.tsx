import {
  deliveryDistricts,
  deliveryState,
  isDeliverable,
  likelyDistricts,
  pincodeOf,
} from '@mathappu/contract/districts';
import type { BodyOf, InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { fill } from '@mathappu/contract/words';
import { useRef, useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { districtName, districtOptions } from '#web/delivery/district-names.ts';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/addresses';
import { tamilNadu } from '#words/delivery/districts';

type CreateAddress = Endpoints['createAddress'];
type AddressFields = NonNullable<InputOf<CreateAddress>['body']>;
type AddressFormState = UseFormReturn<AddressFields, unknown, BodyOf<CreateAddress>>;

const states = [{ value: deliveryState, label: tamilNadu }];
const other = { value: 'other', label: words.otherPincode };

/**
 * The pincode may be typed first, which fills in state and city; or each choice sets the options of the
 * next.
 */
export function DeliveryAreaFields({ form }: { form: AddressFormState }) {
  const { state, city, pincode, isOtherChosen, isTyped, typedField, listed, ...pincodes } =
    usePincode(form);
  const { register } = form;
  const { errors } = form.formState;
  const { ref: fieldRef, ...field } = register('pincode');
  return (
    <>
      <PincodeField
        label={words.typedPincode}
        hint={
          isOtherChosen && city
            ? fill(words.pincodeHint, { city: districtName(city) })
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
      <StateField form={form} value={state} onChange={pincodes.clear} />
      <div className="grid gap-5 sm:grid-cols-2">
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

type StateFieldProps = { form: AddressFormState; value: string; onChange: () => void };

function StateField({ form, value, onChange }: StateFieldProps) {
  const { register, setValue, formState } = form;
  return (
    <SelectField
      label={words.state}
      autoComplete="address-level1"
      placeholder={words.selectState}
      options={states}
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
function usePincode({ control, setValue, formState: { isSubmitted } }: AddressFormState) {
  const [state, city, pincode] = useWatch({ control, name: ['state', 'city', 'pincode'] });
  const listed = deliveryDistricts[city] ?? [];
  const [isOtherChosen, setOtherChosen] = useState(false);
  const isTyped = isOtherChosen || (pincode !== '' && !listed.includes(pincode));
  const typedField = useRef<HTMLInputElement>(null);
  const asFormSays = { shouldValidate: isSubmitted };

  function type(written: string) {
    setOtherChosen(written !== '');
    setValue('pincode', written, asFormSays);
    const typed = pincodeOf(written);
    const [likeliest] = typed ? likelyDistricts(typed) : [];
    if (!typed || !likeliest || isDeliverable(city, typed)) return;
    setValue('state', deliveryState, asFormSays);
    setValue('city', likeliest, asFormSays);
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
