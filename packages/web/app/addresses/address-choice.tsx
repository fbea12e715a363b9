import type { Address } from '@mathappu/contract/addresses';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { MapPinIcon } from '#web/ui/images/contact-icons.tsx';
import * as words from '#words/addresses';
import { AddAddress, AddressActions } from './address-actions.tsx';
import { AddressLines } from './address-lines.tsx';

type AddressChoiceProps = {
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (addressId: string) => void;
};

export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{words.deliveryAddress}</legend>
      {addresses.length === 0 && (
        <p className="flex gap-3 rounded-md bg-sunken p-4 text-ink-soft">
          <MapPinIcon /> {words.none}
        </p>
      )}
      {addresses.map((address) => (
        <RadioCard
          key={address._id}
          name="address"
          checked={address._id === value}
          onChange={() => onChange(address._id)}
          label={
            <>
              {address.name} {address.isDefault && <Badge tone="green">{words.isDefault}</Badge>}
            </>
          }
          description={<AddressLines address={address} />}
          actions={<AddressActions address={address} />}
        />
      ))}
      <AddAddress count={addresses.length} />
    </fieldset>
  );
}
