import type { Address } from '@mathappu/contract/addresses';
import { maxAddresses } from '@mathappu/contract/limits';
import { useAsk } from '#web/forms/use-ask.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { MapPinIcon, PlusIcon, TrashIcon } from '#web/ui/images/icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { useRemoveAddress } from './use-remove-address.ts';

type AddressChoiceProps = {
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (addressId: string) => void;
};

export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const { ask, questionDialog } = useAsk();
  const remove = useRemoveAddress();

  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">Delivery address</legend>
      {addresses.length === 0 && (
        <p className="flex gap-3 rounded-md bg-sunken p-4 text-ink-soft">
          <MapPinIcon /> You have no saved address yet.
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
              {address.name} {address.isDefault && <Badge tone="green">Default</Badge>}
            </>
          }
          description={
            <>
              <span className="block">{address.address_line}</span>
              <span className="block">
                {address.city}, {address.state} {address.pincode}
              </span>
              <span className="block">Mobile {address.mobile}</span>
            </>
          }
          actions={
            <IconButton
              label={`Remove address of ${address.name}, ${address.city}`}
              icon={<TrashIcon />}
              tone="danger"
              className="-mt-2 -mr-2"
              onClick={() =>
                ask({
                  title: 'Remove this address?',
                  text: `${address.name}, ${address.address_line}, ${address.city} ${address.pincode}`,
                  confirmLabel: 'Remove',
                  onConfirm: () => remove(address._id),
                })
              }
            />
          }
        />
      ))}
      {addresses.length < maxAddresses && (
        <LinkButton
          to="/address"
          variant="secondary"
          icon={<PlusIcon className="size-5" />}
          className="justify-self-start"
        >
          Add New Address
        </LinkButton>
      )}
      {questionDialog}
    </fieldset>
  );
}
