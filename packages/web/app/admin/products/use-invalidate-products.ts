import type { CallName } from '@mathappu/contract/calls';
import { useQueryClient } from '@tanstack/react-query';

const callsWithProducts = new Set<unknown>([
  'getProduct',
  'listRelated',
  'listCategories',
  'getCart',
  'quoteCart',
  'getTodo',
] satisfies CallName[]);

/**
 * To be called after a change of products: everything cached that shows products is read again. A
 * list on show in which the change has been written already is not, so that its rows stay in place.
 */
export function useInvalidateProducts() {
  const queries = useQueryClient();
  return async ({ isListUpdated = false } = {}): Promise<void> => {
    const refetchType = isListUpdated ? 'none' : 'active';
    await Promise.all([
      queries.invalidateQueries({ queryKey: ['listProducts'], refetchType }),
      queries.invalidateQueries({
        predicate: ({ queryKey }) => callsWithProducts.has(queryKey[0]),
      }),
    ]);
  };
}
