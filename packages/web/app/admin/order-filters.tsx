import type { Ref } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CloseIcon } from '#web/ui/icons.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { ListSearch } from './list-search.tsx';
import { ListTotal } from './list-total.tsx';
import { statusFilterOptions } from './order-words.ts';
import type { ListAddress } from './use-list-address.ts';

type OrderFiltersProps = {
  address: ListAddress;
  status: string | undefined;
  total: number | undefined;
  searchBox: Ref<HTMLInputElement>;
};

export function OrderFilters({ address, status, total, searchBox }: OrderFiltersProps) {
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <ListSearch
          ref={searchBox}
          label="Search orders"
          placeholder="Order number, customer, phone or email"
          address={address}
        />
        <SelectField
          label="Status"
          hideLabel
          placeholder="All statuses"
          options={statusFilterOptions}
          value={status ?? ''}
          onChange={(event) => address.narrow({ status: event.target.value })}
          className="grow sm:max-w-2xs"
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
        <ListTotal total={total} thing="order" search={address.search} />
        {address.params.has('userId') && (
          <Button
            variant="quiet"
            size="sm"
            icon={<CloseIcon className="size-4" />}
            onClick={() => address.narrow({ userId: undefined })}
          >
            Of one customer only: show all
          </Button>
        )}
      </div>
    </div>
  );
}
