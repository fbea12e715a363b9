import type { QueryClient } from '@tanstack/react-query';

/** After an order has changed: its state, the cart its lines may have gone to, and the stock. */
export function invalidateOrders(queries: QueryClient): void {
  for (const name of ['getMyOrder', 'listMyOrders', 'getCart', 'listProducts', 'getProduct']) {
    queries.invalidateQueries({ queryKey: [name] });
  }
}
