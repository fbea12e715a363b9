import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { Total } from '@mathappu/contract/paging';
import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { type Ref, useEffect, useEffectEvent } from 'react';
import { markSeen, useNewOrders } from '#web/admin/frame/new-orders.ts';
import { bellStore, ring } from '#web/admin/frame/order-bell.ts';
import { useLoadSheet } from '#web/admin/shipments/use-load-sheet.tsx';
import { FilterSelect, ListHead } from '#web/lists/list-head.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { useStore } from '#web/stores/create-store.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/fields/checkbox-field.tsx';
import { PrinterIcon } from '#web/ui/images/file-icons.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/admin/orders';
import * as reportWords from '#words/admin/reports';
import * as shipmentWords from '#words/admin/shipments';
import {
  packedFilterOptions,
  readOrderFilter,
  reportedFilterOptions,
  statusFilterOptions,
  toPackFilter,
} from './orders-query.ts';

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
  const { status, packed, reported } = readOrderFilter(address.params);
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
          <FilterSelect
            label={words.status}
            placeholder={words.allStatuses}
            options={statusFilterOptions}
            value={status}
            onChange={(value) => address.filter({ status: value })}
          />
          <FilterSelect
            label={shipmentWords.packed}
            placeholder={shipmentWords.packedAny}
            options={packedFilterOptions}
            value={packed}
            onChange={(value) => address.filter({ packed: value })}
          />
          <FilterSelect
            label={reportWords.reported}
            placeholder={reportWords.notFiltered}
            options={reportedFilterOptions}
            value={reported}
            onChange={(value) => address.filter({ reported: value })}
          />
        </>
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
      <div className="ml-auto flex flex-wrap items-center gap-x-4">
        {rows.length > 0 && <PrintFiltered address={address} />}
        <BellSwitch />
      </div>
    </ListHead>
  );
}

/** Prints the load sheet of the list as it is filtered. */
function PrintFiltered({ address }: { address: ListAddress }) {
  const { print, isLoading, sheet } = useLoadSheet(address.params);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        icon={<PrinterIcon className="size-5" />}
        isBusy={isLoading}
        onClick={print}
      >
        {shipmentWords.loadSheet}
      </Button>
      {sheet}
    </>
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

/** Turns the sound of new orders on and off; turned on, it is heard once. */
function BellSwitch() {
  const isOn = useStore(bellStore, false);

  function toggle() {
    bellStore.set(!isOn);
    if (!isOn) ring();
  }

  return <CheckboxField label={words.bell} checked={isOn} onChange={toggle} />;
}

type NewOrdersNoticeProps = { rows: readonly AdminOrder[]; address: ListAddress };

/** Says that orders have arrived; the list stays as it is until the admin asks for them. */
function NewOrdersNotice({ rows, address }: NewOrdersNoticeProps) {
  const queries = useQueryClient();
  const arrived = useNewOrders();
  const markShown = useEffectEvent((shown: readonly AdminOrder[]) =>
    markSeen(arrived.filter((order) => shown.some(({ orderId }) => orderId === order))),
  );
  useEffect(() => markShown(rows), [rows]);

  /** Goes to where new orders are: the first page of all orders or of those to pack. */
  function show() {
    markSeen(arrived);
    const isToPackList = address.params.get('status') === toPackFilter;
    address.filter(
      { search: undefined, userId: undefined, ...(!isToPackList && { status: undefined }) },
      { replace: true },
    );
    queries.invalidateQueries({ queryKey: ['listAllOrders'] });
  }

  return (
    <div role="status" className="figures">
      {arrived.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3 rounded-md bg-yellow-soft py-1 pr-1 pl-4 text-yellow-ink">
          <span className="font-semibold">
            {fill(plural(words.newOrders, arrived.length), { count: arrived.length })}
          </span>
          <Button variant="quiet" size="sm" onClick={show}>
            {words.showNew}
          </Button>
        </span>
      )}
    </div>
  );
}
