import { orderPageSize } from '@mathappu/contract/limits';
import type { Order } from '@mathappu/contract/orders';
import { pageQuery } from '#web/api/use-read.ts';
import { readPage } from '#web/lists/list-address.ts';

export const myOrdersFailureText = 'Failed to fetch orders';
export const myOrderFailureText = 'Failed to fetch order details';

const confirmationPollMs = 10_000;

/** The payment provider confirms a payment without the customer doing anything. */
const pollWhileConfirming = (orders: readonly (Order | undefined)[]) =>
  orders.some((order) => order?.paymentCheck === 'confirming') && confirmationPollMs;

/** The orders of the signed-in customer that the address of the page asks for. */
export const myOrdersQuery = (params: URLSearchParams) =>
  pageQuery(
    'listMyOrders',
    { query: { page: String(readPage(params)), limit: String(orderPageSize) } },
    {
      failureText: myOrdersFailureText,
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileConfirming(state.data?.data.orders ?? []),
    },
  );

export const myOrderQuery = (orderId: string) =>
  pageQuery(
    'getMyOrder',
    { params: { orderId } },
    {
      failureText: myOrderFailureText,
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileConfirming([state.data?.data]),
    },
  );
