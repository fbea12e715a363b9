import type { Total } from '@mathappu/contract/paging';
import type { UserRole, UserStatus } from '@mathappu/contract/users';
import { fill } from '@mathappu/contract/words';
import { type Ref, useId, useState } from 'react';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
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
    <ListHead
      address={address}
      search={words.search}
      searchHint={words.searchHint}
      counted={words.counted}
      total={total}
      searchBox={searchBox}
      filters={
        <>
          <Button
            variant="secondary"
            icon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={panel}
            onClick={() => setOpen(!isOpen)}
          >
            {inUse > 0 ? fill(words.filtersInUse, { count: inUse }) : words.filters}
          </Button>
          <div
            id={panel}
            hidden={!isOpen}
            className="flex w-full flex-wrap items-end gap-3 rounded-md bg-sunken p-4 [[hidden]]:hidden"
          >
            <FilterSelect
              label={words.status}
              isLabelHidden={false}
              placeholder={words.anyStatus}
              options={userStatusOptions}
              value={status}
              onChange={(value) => address.filter({ status: value })}
            />
            <FilterSelect
              label={words.role}
              isLabelHidden={false}
              placeholder={words.anyRole}
              options={roleOptions}
              value={role}
              onChange={(value) => address.filter({ role: value })}
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
        </>
      }
    />
  );
}
