import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import type { NavigateOptions } from 'react-router';
import { currentParams } from '#web/navigation/current-address.ts';
import { useNavigateOnPage } from '#web/navigation/use-navigate-here.ts';
import { productListPath, readProductQuery } from './product-list-query.ts';

/**
 * Shows the list otherwise, a step in the history, without moving the page. `change` gets what the
 * address asks for now. Returns undefined when the list has been left.
 */
export function useShowList() {
  const navigate = useNavigateOnPage();
  return (change: (now: ProductQuery) => ProductQuery, options?: NavigateOptions) =>
    navigate(productListPath(change(readProductQuery(currentParams()))), {
      preventScrollReset: true,
      ...options,
    });
}
