import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { Total } from '@mathappu/contract/paging';
import type { Ref } from 'react';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/admin/orders';
import { BellSwitch } from './bell-switch.tsx';
import { NewOrdersNotice } from './new-orders-notice.tsx';
import { readOrderFilter, statusFilterOptions } from './orders-query.ts';

type OrderFiltersProps = {
  address: ListAddress;
  total: Total | undefined;
  searchBox: Ref<HTMLInputElement>;
  /** The tick-box for all orders of the page; it has none while the page has no orders. */
  rows: readonly AdminOrder[];
  selectAll: { isChecked: boolean; onToggle: () => void; ref: Ref<HTMLInputElement> } | undefined;
};

export function OrderFilters(props: OrderFiltersProps) {
  const { address, total, searchBox, rows, selectAll } = props;
  const { status } = readOrderFilter(address.params);
  return (
    <div className="mb-4">
      <div className="flex flex-wrap gap-3">
        <ListSearch
          ref={searchBox}
          label={words.search}
          placeholder={words.searchHint}
          address={address}
        />
        <SelectField
          label={words.status}
          isLabelHidden
          placeholder={words.allStatuses}
          options={statusFilterOptions}
          value={status ?? ''}
          onChange={(event) => address.filter({ status: event.target.value })}
          className="grow sm:max-w-2xs"
        />
      </div>
      <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-4">
        {selectAll && (
          <CheckboxField
            ref={selectAll.ref}
            label={words.selectPage}
            checked={selectAll.isChecked}
            onChange={selectAll.onToggle}
          />
        )}
        <ListTotal total={total} counted={words.counted} />
        <NewOrdersNotice rows={rows} address={address} />
        {address.params.has('userId') && (
          <Button
            variant="quiet"
            size="sm"
            icon={<CloseIcon className="size-4" />}
            onClick={() => address.filter({ userId: undefined })}
          >
            {words.ofOneCustomer}
          </Button>
        )}
        {address.params.has('owing') && (
          <Button
            variant="quiet"
            size="sm"
            icon={<CloseIcon className="size-4" />}
            onClick={() => address.filter({ owing: undefined })}
          >
            {words.unpaidConfirmed}
          </Button>
        )}
        <div className="ml-auto">
          <BellSwitch />
        </div>
      </div>
    </div>
  );
}
