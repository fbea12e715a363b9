import type { CallName } from '@mathappu/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

const showProducts = new Set<unknown>([
  'listProducts',
  'getProduct',
  'getCart',
  'quoteCart',
  'getTodo',
] satisfies CallName[]);

/** To be called after a change of products, so that nothing in this browser shows them as before. */
export function useProductsChanged(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => showProducts.has(queryKey[0]) });
}
