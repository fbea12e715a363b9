import { deliveryDistricts, deliveryState } from '@mathappu/contract/districts';
import type { BodyOf, InputOf } from '@mathappu/contract/endpoint';
import type { Endpoints } from '@mathappu/contract/endpoints';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { SelectField } from '#web/ui/fields/select-field.tsx';

type CreateAddress = Endpoints['createAddress'];
type AddressFields = NonNullable<InputOf<CreateAddress>['body']>;
type AddressFormState = UseFormReturn<AddressFields, unknown, BodyOf<CreateAddress>>;

const asOption = (value: string) => ({ value, label: value });
const states = [asOption(deliveryState)];
const cities = Object.keys(deliveryDistricts).map(asOption);

/** State, city and pincode; each choice sets the options of the next. */
export function DeliveryAreaFields({ form }: { form: AddressFormState }) {
  const { control, register, setValue, formState } = form;
  const [state, city, pincode] = useWatch({ control, name: ['state', 'city', 'pincode'] });
  const { errors } = formState;
  const pincodes = city ? (deliveryDistricts[city] ?? []) : [];

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
        <SelectField
          label="Pincode"
          hint="Another pincode? Ask us by phone or mail"
          autoComplete="postal-code"
          placeholder={city ? 'Select Pincode' : 'Select a city first'}
          options={pincodes.map(asOption)}
          disabled={!city}
          required
          error={errors.pincode?.message}
          {...register('pincode')}
          value={pincode}
        />
      </div>
    </>
  );
}
