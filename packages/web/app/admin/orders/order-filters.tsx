import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { Total } from '@mathappu/contract/paging';
import type { Ref } from 'react';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
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
    <ListHead
      address={address}
      search={words.search}
      searchHint={words.searchHint}
      counted={words.counted}
      total={total}
      searchBox={searchBox}
      filters={
        <FilterSelect
          label={words.status}
          placeholder={words.allStatuses}
          options={statusFilterOptions}
          value={status}
          onChange={(value) => address.filter({ status: value })}
        />
      }
      start={
        selectAll && (
          <CheckboxField
            ref={selectAll.ref}
            label={words.selectPage}
            checked={selectAll.isChecked}
            onChange={selectAll.onToggle}
          />
        )
      }
    >
      <NewOrdersNotice rows={rows} address={address} />
      <EndFilter address={address} name="userId" text={words.ofOneCustomer} />
      <EndFilter address={address} name="owing" text={words.unpaidConfirmed} />
      <div className="ml-auto">
        <BellSwitch />
      </div>
    </ListHead>
  );
}

type EndFilterProps = { address: ListAddress; name: string; text: string };

/** Says a filter that another screen has set, and takes it off. */
function EndFilter({ address, name, text }: EndFilterProps) {
  if (!address.params.has(name)) return null;
  return (
    <Button
      variant="quiet"
      size="sm"
      icon={<CloseIcon className="size-4" />}
      onClick={() => address.filter({ [name]: undefined })}
    >
      {text}
    </Button>
  );
}
