import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pageQuery } from '#web/admin/api/use-admin-read.ts';
import { createStore, useStore } from '#web/stores/create-store.ts';
import { ringForOrder } from './order-bell.ts';

const pollMs = 20_000;

/** Polled while the tab is visible. A failed look is made up for by the next one, so it has no toast. */
const newOrdersQuery = pageQuery(
  'listNewOrders',
  {},
  { toast: false, staleTime: 0, refetchInterval: pollMs },
);

/** The numbers of the orders that arrived before this page was loaded or that the admin has seen. */
const seenStore = createStore<ReadonlySet<string> | undefined>(undefined);
/** The numbers of those that arrived since, newest first. */
const newStore = createStore<readonly string[]>([]);
const none: readonly string[] = [];

export const useNewOrders = () => useStore(newStore, none);

export function markSeen(orders: readonly string[]): void {
  if (orders.length === 0) return;
  seenStore.set(new Set([...(seenStore.get() ?? []), ...orders]));
  newStore.set(newStore.get().filter((order) => !orders.includes(order)));
}

/**
 * The reads that a new order changes. The list of orders is not among them: its rows do not move by
 * themselves.
 */
const figures = ['getTodo', 'getSalesFigures', 'getBestSellers'] as const;

/** Looks for new orders as long as the admin area is open. */
export function useNewOrderWatch(): void {
  const queries = useQueryClient();
  const { data } = useQuery(newOrdersQuery);

  const take = useEffectEvent((arrived: readonly string[]) => {
    const seen = seenStore.get();
    if (!seen) {
      seenStore.set(new Set(arrived));
      return;
    }
    const before = newStore.get();
    const unseen = [...new Set(arrived)].filter((order) => !seen.has(order));
    newStore.set(unseen);
    const newest = unseen.find((order) => !before.includes(order));
    if (!newest) return;
    for (const name of figures) queries.invalidateQueries({ queryKey: [name] });
    queries.invalidateQueries({ queryKey: ['listAllOrders'], refetchType: 'none' });
    ringForOrder(newest);
  });
  const arrived = data?.data;
  useEffect(() => {
    if (arrived) take(arrived);
  }, [arrived]);
}
