import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { NavigateOptions } from 'react-router';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { productListPath } from './product-list-query.ts';

/** Shows the list otherwise, a step in the history, without moving the page. */
export function useShowList() {
  const navigate = useNavigateHere();
  return (query: ProductQuery, options?: NavigateOptions) =>
    void navigate(productListPath(query), { preventScrollReset: true, ...options });
}
