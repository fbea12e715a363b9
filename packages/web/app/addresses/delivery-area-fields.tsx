import { deliveryDistricts, deliveryState } from '@mathappu/contract/districts';
import type { BodyOf, InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { PincodeField } from '#web/forms/pincode-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';

type CreateAddress = Endpoints['createAddress'];
type AddressFields = NonNullable<InputOf<CreateAddress>['body']>;
type AddressFormState = UseFormReturn<AddressFields, unknown, BodyOf<CreateAddress>>;

const asOption = (value: string) => ({ value, label: value });
const states = [asOption(deliveryState)];
const cities = Object.keys(deliveryDistricts).map(asOption);
const other = { value: 'other', label: 'Another pincode' };

/** State, city and pincode; each choice sets the options of the next. */
export function DeliveryAreaFields({ form }: { form: AddressFormState }) {
  const { control, register, setValue, formState } = form;
  const [state, city] = useWatch({ control, name: ['state', 'city'] });
  const { errors } = formState;

  return (
    <>
      <SelectField
        label="State"
        autoComplete="address-level1"
        placeholder="Select State"
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
          label="City"
          autoComplete="address-level2"
          placeholder={state ? 'Select City' : 'Select a state first'}
          options={state ? cities : []}
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
        label="Pincode"
        placeholder={city ? 'Select Pincode' : 'Select a city first'}
        options={city ? [...listed.map(asOption), other] : []}
        disabled={!city}
        required
        {...(isOther
          ? { value: other.value }
          : { value: pincode, error, autoComplete: 'postal-code', ...register('pincode') })}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
      />
      {isOther && (
        <PincodeField
          label="Your pincode"
          hint={`6 digits, in ${city}`}
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
