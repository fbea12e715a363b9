import { orderPageSize } from '@mathappu/contract/limits';
import {
  type OrderStatus,
  orderStatuses,
  statusesToPack,
} from '@mathappu/contract/orders/order-status';
import type { ReportKind } from '@mathappu/contract/reports/report';
import { type PackedState, packedStates } from '@mathappu/contract/shipments/packed-state';
import { keepPreviousData } from '@tanstack/react-query';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { readChoice, readListQuery } from '#web/lists/list-address.ts';
import { statusOptions } from '#web/ui/badge.tsx';
import * as words from '#words/admin/orders';
import * as reportWords from '#words/admin/reports';
import * as shipmentWords from '#words/admin/shipments';
import * as orderWords from '#words/orders';
import { orderStatusLooks } from './order-statuses.ts';

export const toPackFilter = statusesToPack.join(',');

const finalStatuses: readonly OrderStatus[] = ['DELIVERED', 'CANCELLED'];
export const openFilter = orderStatuses
  .filter((status) => !finalStatuses.includes(status))
  .join(',');

/** The orders of one customer. */
export const ordersOfPath = (userId: string) => `/admin/orders?userId=${userId}`;

/** Confirmed orders that wait for their money. */
export const unpaidOfflinePath = '/admin/orders?owing=offline';

/** Orders with an open report. */
export const reportedFilterOptions = [
  { value: 'payment', label: reportWords.saysPaid },
  { value: 'problem', label: reportWords.problem },
  { value: 'any', label: reportWords.anyReport },
] as const;
export const reportedPath = (kind: ReportKind) => `/admin/orders?reported=${kind}`;

/** Filters by one status, by all statuses before packing or by all that are not final. */
export const statusFilterOptions = [
  { value: toPackFilter, label: words.toPack },
  { value: openFilter, label: words.open },
  ...statusOptions<string>(orderStatusLooks),
];
/** Filters by how far they are packed. */
export const packedFilterOptions = [
  { value: 'yes', label: shipmentWords.packedYes },
  { value: 'partly', label: shipmentWords.packedPartly },
  { value: 'no', label: shipmentWords.packedNo },
] as const satisfies readonly { value: PackedState; label: string }[];

const statusFilters = statusFilterOptions.map(({ value }) => value);
const reportedFilters = reportedFilterOptions.map(({ value }) => value);

/** An order that was refunded whole has nothing left to pack. */
function readStatusFilter(params: URLSearchParams) {
  const status = readChoice(params, 'status', statusFilters);
  return { status, left: status === toPackFilter ? ('pieces' as const) : undefined };
}

export const readOrderFilter = (params: URLSearchParams) => ({
  ...readStatusFilter(params),
  userId: params.get('userId') ?? undefined,
  packed: readChoice(params, 'packed', packedStates),
  owing: readChoice(params, 'owing', ['offline'] as const),
  reported: readChoice(params, 'reported', reportedFilters),
  search: readListQuery(params).search,
});

/** The orders that the address of the page asks for. */
export function ordersQuery(params: URLSearchParams) {
  const { page } = readListQuery(params);
  const query = { page: String(page), limit: String(orderPageSize), ...readOrderFilter(params) };
  return pageQuery(
    'listAllOrders',
    { query },
    { failureText: orderWords.ordersFailed, placeholderData: keepPreviousData },
  );
}

export const discrepanciesQuery = pageQuery(
  'listPaymentDiscrepancies',
  {},
  // A difference that the provider reports shows without a reload.
  { toast: false, staleTime: 0, refetchInterval: 30_000 },
);
