import type { Address } from '@mathappu/contract/addresses';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Badge } from '#web/ui/badge.tsx';
import { RadioCard } from '#web/ui/fields/radio-card.tsx';
import * as words from '#words/addresses';
import { AddAddress, AddressActions } from './address-actions.tsx';
import { AddressFormSkeleton } from './address-form-skeleton.tsx';
import { AddressLines } from './address-lines.tsx';

const AddressForm = lazy(async () => ({
  default: (await import('./address-form.tsx')).AddressForm,
}));

type AddressChoiceProps = {
  addresses: readonly Address[];
  value: string | undefined;
  onChange: (addressId: string) => void;
};

/** The addresses to choose from, or the form of the first one. */
export function AddressChoice({ addresses, value, onChange }: AddressChoiceProps) {
  const showToast = useToastHere();
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 text-xl font-semibold">{words.deliveryAddress}</legend>
      {addresses.length === 0 && (
        <>
          <p className="text-ink-soft">
            {rich(words.noneHere, {
              add: (text) => (
                <Link to="/address" className="link">
                  {text}
                </Link>
              ),
            })}
          </p>
          <Suspense fallback={<AddressFormSkeleton />}>
            <AddressForm
              isFirst
              onSaved={() => showToast({ kind: 'success', text: words.saved })}
            />
          </Suspense>
        </>
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
      {addresses.length > 0 && <AddAddress count={addresses.length} />}
    </fieldset>
  );
}
