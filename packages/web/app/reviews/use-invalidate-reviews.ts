import type { CallName } from '@mathappu/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

const callsWithReviews = new Set<unknown>([
  'getMyOrder',
  'listMyOrders',
  'listProductReviews',
  'getProduct',
  'listProducts',
] satisfies CallName[]);

/** To be called after a change of one's own reviews: everything cached that shows them is read again. */
export function useInvalidateReviews() {
  const queries = useQueryClient();
  return (): Promise<void> =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => callsWithReviews.has(queryKey[0]) });
}
