import { deliveryDistricts, deliveryState } from '@mathappu/contract/districts';
import type { BodyOf, InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
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

/** State, city and pincode; each choice sets the options of the next. */
export function DeliveryAreaFields({ form }: { form: AddressFormState }) {
  const { control, register, setValue, formState } = form;
  const [state, city] = useWatch({ control, name: ['state', 'city'] });
  const { errors } = formState;

  return (
    <>
      <SelectField
        label={words.state}
        autoComplete="address-level1"
        placeholder={words.selectState}
        options={states}
        required
        error={errors.state?.message}
        {...register('state', {
          onChange: () => {
            setValue('city', '');
            setValue('pincode', '');
          },
        })}
        value={state}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label={words.city}
          autoComplete="address-level2"
          placeholder={state ? words.selectCity : words.stateFirst}
          options={state ? districtOptions : []}
          disabled={!state}
          required
          error={errors.city?.message}
          {...register('city', { onChange: () => setValue('pincode', '') })}
          value={city}
        />
        <PincodeFields key={city} form={form} city={city} />
      </div>
    </>
  );
}

/** The pincodes that the city lists, or any other of its district. */
function PincodeFields({ form, city }: { form: AddressFormState; city: string }) {
  const { control, register, setValue, formState } = form;
  const pincode = useWatch({ control, name: 'pincode' });
  const [isOtherChosen, setOtherChosen] = useState(false);
  const listed = deliveryDistricts[city] ?? [];
  const isOther = isOtherChosen || (pincode !== '' && !listed.includes(pincode));
  const error = formState.errors.pincode?.message;

  function choose(value: string) {
    setOtherChosen(value === other.value);
    const chosen = value === other.value ? '' : value;
    setValue('pincode', chosen, { shouldValidate: chosen !== '' && formState.isSubmitted });
  }

  return (
    <>
      <SelectField
        label={words.pincode}
        placeholder={city ? words.selectPincode : words.cityFirst}
        options={city ? [...listed.map((value) => ({ value, label: value })), other] : []}
        disabled={!city}
        required
        {...(isOther
          ? { value: other.value }
          : { value: pincode, error, autoComplete: 'postal-code', ...register('pincode') })}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isOther && (
        <PincodeField
          label={words.yourPincode}
          hint={fill(words.pincodeHint, { city: districtName(city) })}
          className="sm:col-start-2"
          required
          error={error}
          {...register('pincode')}
          value={pincode}
        />
      )}
    </>
  );
}
