import { orderPageSize } from '@mathappu/contract/limits';
import { customerOrderStatuses } from '@mathappu/contract/orders/order-status';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/api/use-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import * as words from '#words/orders';
import { pollWhileOpen } from './order-query.ts';

/** The query in the address of My Orders. */
export function readMyOrdersQuery(params: URLSearchParams) {
  return { ...readListQuery(params), status: readChoice(params, 'status', customerOrderStatuses) };
}

/** The orders of the signed-in customer that the address of the page asks for. */
export function myOrdersQuery(params: URLSearchParams) {
  const { page, search, status } = readMyOrdersQuery(params);
  const filter = { status, search: search || undefined };
  return pageQuery(
    'listMyOrders',
    { query: { page: String(page), limit: String(orderPageSize), ...filter } },
    {
      placeholderData: keepPreviousData,
      failureText: words.ordersFailed,
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileOpen(state.data?.data.orders ?? []),
    },
  );
}
