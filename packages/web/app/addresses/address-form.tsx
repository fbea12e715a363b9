import type { Address } from '@mathappu/contract/addresses';
import { placeOfZone } from '@mathappu/contract/places/delivery-zones';
import { likelyZones } from '@mathappu/contract/places/zone-pincodes';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/api/call.ts';
import { readAgain } from '#web/api/read-again.ts';
import { deliveryPincode } from '#web/delivery/delivery-pincode.ts';
import { PhoneField } from '#web/forms/phone-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { changeUser, type StoredUser, storedUser } from '#web/session/session-store.ts';
import { useShop } from '#web/shop-details/shop-details.ts';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SubmitButton } from '#web/ui/fields/submit-button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/addresses';
import { draftName } from './address-draft.ts';
import { DeliveryAreaFields } from './delivery-area-fields.tsx';
import { chooseAddress } from './use-chosen-address.ts';

type AddressFormProps = {
  /** The address to change; a new one without it. */
  address?: Address;
  /** The address becomes the default one, so that nothing is asked. */
  isFirst: boolean;
  onSaved: () => void;
};

export function AddressForm({ address, isFirst, onSaved }: AddressFormProps) {
  const queries = useQueryClient();
  const { states } = useShop();
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/addresses')).newAddress,
    {
      defaultValues: address ? withoutId(address) : newAddressOf(storedUser(), states),
    },
  );
  const { register } = form;
  const { errors } = form.formState;
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: draftName(address?._id), isKeptOnReload: true },
    send: async (body) => {
      const { data } = address
        ? await call('updateAddress', { params: { addressId: address._id }, body })
        : await call('createAddress', { body });
      if (!address) {
        changeUser({ address_details: [...storedUser().address_details, data] });
        chooseAddress(data._id);
      }
      await readAgain(queries, ['listAddresses']);
      return data;
    },
    onSuccess: onSaved,
    invalidToast: words.incomplete,
  });

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <TextField
        label={words.fullName}
        autoComplete="name"
        required
        error={errors.name?.message}
        {...register('name')}
      />
      <PhoneField
        label={words.mobileNumber}
        required
        error={errors.mobile?.message}
        {...register('mobile')}
      />
      <TextAreaField
        label={words.address}
        autoComplete="street-address"
        rows={3}
        hint={words.addressHint}
        required
        error={errors.address_line?.message}
        {...register('address_line')}
      />
      <DeliveryAreaFields form={form} />
      {address?.isDefault ? (
        <p className="text-ink-soft">{words.staysDefault}</p>
      ) : (
        !isFirst && <CheckboxField label={words.makeMyDefault} {...register('isDefault')} />
      )}
      <FormError message={refusal} />
      <SubmitButton isBusy={isSubmitting} busyLabel={words.saving}>
        {words.save}
      </SubmitButton>
    </form>
  );
}

const withoutId = ({ _id, country: _, ...fields }: Address) => fields;

const newAddressOf = ({ name, number }: StoredUser, states: readonly string[]) => ({
  name,
  mobile: number,
  address_line: '',
  ...checkedArea(states),
  isDefault: false,
});

/** The pincode that was checked before, when it is clear in which district or state it lies. */
function checkedArea(states: readonly string[]): { state: string; city: string; pincode: string } {
  const pincode = deliveryPincode.get();
  const [zone = '', ...others] = likelyZones(pincode, states);
  const isClear = others.length === 0 && zone !== '';
  return isClear ? { ...placeOfZone(zone), pincode } : { ...placeOfZone(''), pincode: '' };
}
