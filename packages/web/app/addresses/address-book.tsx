import type { Address } from '@mathappu/contract/addresses';
import { useQuery } from '@tanstack/react-query';
import { zoneName } from '#web/delivery/zone-names.ts';
import { rich } from '#web/language/rich.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Skeleton } from '#web/ui/skeleton.tsx';
import { useMutation } from '#web/ui/use-mutation.ts';
import * as words from '#words/addresses';
import { AddAddress, AddressActions } from './address-actions.tsx';
import { AddressLines } from './address-lines.tsx';
import { addressesFailureText, addressesQuery } from './addresses-query.ts';
import { useChangeAddress } from './use-change-address.ts';

/** The saved addresses of the account. */
export function AddressBook() {
  const read = useQuery(addressesQuery(addressesFailureText));
  return (
    <ReadStates read={read} failureText={addressesFailureText} skeleton={<BookSkeleton />}>
      {({ data: addresses }) => (
        <div className="grid gap-4">
          {addresses.length === 0 && <p className="text-ink-soft">{words.none}</p>}
          <ul className="grid gap-3 empty:hidden">
            {addresses.map((address) => (
              <Entry key={address._id} address={address} />
            ))}
          </ul>
          <AddAddress count={addresses.length} />
        </div>
      )}
    </ReadStates>
  );
}

function Entry({ address }: { address: Address }) {
  const { makeDefault } = useChangeAddress();
  const choosing = useMutation({ mutationFn: () => makeDefault(address._id) });
  const { name, city, isDefault } = address;
  return (
    <li className="flex items-start gap-3 rounded-md border border-line p-4">
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          {name} {isDefault && <Badge tone="green">{words.isDefault}</Badge>}
        </p>
        <p className="mt-0.5 text-sm text-ink-soft">
          <AddressLines address={address} />
        </p>
        {!isDefault && (
          <Button
            variant="quiet"
            size="sm"
            isBusy={choosing.isPending}
            onClick={() => choosing.mutate()}
            className="mt-1 -ml-3"
          >
            {rich(words.makeDefault, {
              whose: (inside) => <span className="sr-only">{inside}</span>,
              name,
              city: zoneName(city),
            })}
          </Button>
        )}
      </div>
      <AddressActions address={address} />
    </li>
  );
}

function BookSkeleton() {
  return (
    <Loading text={words.loading}>
      <Skeleton className="h-28 rounded-md" />
    </Loading>
  );
}
