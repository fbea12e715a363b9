import type { Total } from '@mathappu/contract/paging';
import type { UserRole, UserStatus } from '@mathappu/contract/users';
import { fill } from '@mathappu/contract/words';
import { type Ref, useId, useState } from 'react';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { FilterIcon } from '#web/ui/images/view-icons.tsx';
import * as words from '#words/admin/users';
import { userStatusOptions } from './user-status.tsx';

const roleOptions = [
  { value: 'USER', label: words.customer },
  { value: 'ADMIN', label: words.admin },
];

type UserFiltersProps = {
  address: ListAddress;
  status: UserStatus | undefined;
  role: UserRole | undefined;
  total: Total | undefined;
  searchBox: Ref<HTMLInputElement>;
};

export function UserFilters({ address, status, role, total, searchBox }: UserFiltersProps) {
  const panel = useId();
  const inUse = [status, role].filter(Boolean).length;
  const [isOpen, setOpen] = useState(inUse > 0);

  return (
    <div className="mb-4 space-y-3">
      <div className="flex flex-wrap gap-3">
        <ListSearch
          ref={searchBox}
          label={words.search}
          placeholder={words.searchHint}
          address={address}
        />
        <Button
          variant="secondary"
          icon={<FilterIcon />}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {inUse > 0 ? fill(words.filtersInUse, { count: inUse }) : words.filters}
        </Button>
      </div>
      <div
        id={panel}
        hidden={!isOpen}
        className="flex flex-wrap items-end gap-3 rounded-md bg-sunken p-4 [[hidden]]:hidden"
      >
        <SelectField
          label={words.status}
          placeholder={words.anyStatus}
          options={userStatusOptions}
          value={status ?? ''}
          onChange={(event) => address.filter({ status: event.target.value })}
          className="grow sm:max-w-2xs"
        />
        <SelectField
          label={words.role}
          placeholder={words.anyRole}
          options={roleOptions}
          value={role ?? ''}
          onChange={(event) => address.filter({ role: event.target.value })}
          className="grow sm:max-w-2xs"
        />
        {inUse > 0 && (
          <Button
            variant="quiet"
            onClick={() => address.filter({ status: undefined, role: undefined })}
          >
            {words.clearFilters}
          </Button>
        )}
      </div>
      <ListTotal total={total} counted={words.counted} />
    </div>
  );
}
