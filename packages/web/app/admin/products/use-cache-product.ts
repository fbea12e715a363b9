import type { Product } from '@mathappu/contract/catalogue';
import { useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';

/** Puts a product as a call has answered it into everything that is cached of it. */
export function useCacheProduct() {
  const queries = useQueryClient();
  return (data: Product): void => {
    queries.setQueryData<Answer<'getProduct'>>(
      readKey('getProduct', { params: { productId: data._id } }),
      (answer) => answer && { ...answer, data },
    );
    const present = (listed: Product) => (listed._id === data._id ? data : listed);
    queries.setQueriesData<Answer<'listProducts'>>(
      { queryKey: ['listProducts'] },
      (answer) => answer && { ...answer, data: answer.data.map(present) },
    );
  };
}
