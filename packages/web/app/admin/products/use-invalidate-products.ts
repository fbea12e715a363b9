import type { CallName } from '@mathappu/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

const callsWithProducts = new Set<unknown>([
  'listProducts',
  'getProduct',
  'getCart',
  'quoteCart',
  'getTodo',
] satisfies CallName[]);

/** To be called after a change of products: everything cached that shows products is read again. */
export function useInvalidateProducts(): () => Promise<void> {
  const queries = useQueryClient();
  return () =>
    queries.invalidateQueries({ predicate: ({ queryKey }) => callsWithProducts.has(queryKey[0]) });
}
