import type { QueryClient } from '@tanstack/react-query';
import { useQueryClient } from '@tanstack/react-query';
import { type Answer, call } from '#web/api/call.ts';
import { readKey } from '#web/api/use-read.ts';

/** Reads a product as the shop shows it to everybody: without drafts, also for an admin. */
export const shopProduct = (productId: string) =>
  ({ params: { productId }, query: { view: 'shop' } }) as const;

/** Placeholder data: the product from a cached list. */
export function findListedProduct(
  queries: QueryClient,
  productId: string,
): Answer<'getProduct'> | undefined {
  const lists = [['listProducts', { body: { view: 'shop' } }], ['listRelated']].flatMap(
    (queryKey) => queries.getQueriesData<Answer<'listProducts' | 'listRelated'>>({ queryKey }),
  );
  for (const [, list] of lists) {
    const product = list?.data.find(({ _id }) => _id === productId);
    if (product) return { success: true, error: false, message: '', data: product };
  }
  return undefined;
}

/** Handlers for a link to a product, which prefetch it on intent. */
export function useFetchOnIntent(productId: string) {
  const queries = useQueryClient();
  const input = shopProduct(productId);
  const fetchProduct = () =>
    queries.prefetchQuery({
      queryKey: readKey('getProduct', input),
      queryFn: () => call('getProduct', { ...input, toast: false }),
    });
  return { onMouseEnter: fetchProduct, onFocus: fetchProduct, onTouchStart: fetchProduct };
}
