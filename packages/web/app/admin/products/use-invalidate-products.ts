import type { CallName } from '@mathappu/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { readAgain } from '#web/api/read-again.ts';

const callsWithProducts: readonly CallName[] = [
  'getProduct',
  'listRelated',
  'listCategories',
  'getCart',
  'quoteCart',
  'getTodo',
];

/**
 * To be called after a change of products: everything cached that shows products is read again. A
 * list on show in which the change has been written already is not, so that its rows stay in place.
 */
export function useInvalidateProducts() {
  const queries = useQueryClient();
  return async ({ isListUpdated = false } = {}): Promise<void> => {
    if (!isListUpdated) return readAgain(queries, ['listProducts', ...callsWithProducts]);
    queries.invalidateQueries({ queryKey: ['listProducts'], refetchType: 'none' });
    await readAgain(queries, callsWithProducts);
  };
}
