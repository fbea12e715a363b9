import { orderPageSize } from '@mathappu/contract/limits';
import { orderStatuses, statusesToPack } from '@mathappu/contract/order-status';
import { orderStatusWords } from '@mathappu/contract/order-words';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';

export const ordersFailureText = 'Failed to fetch orders';
export const orderFailureText = 'Failed to fetch order details';

export const toPackFilter = statusesToPack.join(',');

/** Filters by one status, or by all statuses before packing. */
export const statusFilterOptions = [
  { value: toPackFilter, label: 'To pack' },
  ...orderStatuses.map((value) => ({ value: value as string, label: orderStatusWords[value] })),
];
const statusFilters = statusFilterOptions.map(({ value }) => value);

export const readOrderFilter = (params: URLSearchParams) => ({
  status: readChoice(params, 'status', statusFilters),
  userId: params.get('userId') ?? undefined,
  search: readListQuery(params).search,
});

/** The orders that the address of the page asks for. */
export function ordersQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  const query = { page: String(page), limit: String(orderPageSize), ...readOrderFilter(params) };
  return pageQuery(
    'listAllOrders',
    { query },
    { failureText: ordersFailureText, placeholderData: keepPreviousData },
  );
}

export const discrepanciesQuery = pageQuery(
  'listPaymentDiscrepancies',
  {},
  // A difference that the provider reports shows without a reload.
  { toast: false, staleTime: 0, refetchInterval: 30_000 },
);
