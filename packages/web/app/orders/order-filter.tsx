import { customerOrderStatuses } from '@mathappu/contract/orders/order-status';
import { customerOrderStatusWords } from '@mathappu/contract/orders/order-words';
import type { Total } from '@mathappu/contract/paging';
import { ListSearch } from '#web/lists/list-search.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import { useListAddress } from '#web/lists/use-list-address.ts';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/orders';
import { readMyOrdersQuery } from './order-list-query.ts';

const options = customerOrderStatuses.map((status) => {
  const name = customerOrderStatusWords[status];
  return { value: status, label: name.charAt(0).toUpperCase() + name.slice(1) };
});

type OrderFilterProps = {
  /** Undefined until the orders of the address are there. */
  total: Total | undefined;
};

/** Search and status of My Orders, which are in its address. */
export function OrderFilter({ total }: OrderFilterProps) {
  const address = useListAddress('order');
  const { status = '' } = readMyOrdersQuery(address.params);
  return (
    <>
      <div className="mb-2 flex flex-wrap gap-3">
        <ListSearch label={words.search} placeholder={words.searchHint} address={address} />
        <SelectField
          label={words.status}
          isLabelHidden
          placeholder={words.allOrders}
          options={options}
          value={status}
          onChange={({ target }) => address.filter({ status: target.value })}
          className="w-48 max-sm:w-full"
        />
      </div>
      <div className="mb-3">
        <ListTotal total={total} counted={words.counted} />
      </div>
    </>
  );
}
