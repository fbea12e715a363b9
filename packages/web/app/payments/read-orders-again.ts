import type { QueryClient } from '@tanstack/react-query';
import { dropUnread, readAgain } from '#web/api/read-again.ts';

const orders = ['getMyOrder', 'listMyOrders'] as const;

/** After an order has changed: its state, the cart its lines may have gone to, and the stock. */
export async function readOrdersAgain(queries: QueryClient): Promise<void> {
  await readAgain(queries, [...orders, 'getCart', 'listProducts', 'getProduct']);
  await dropUnread(queries, orders);
}
