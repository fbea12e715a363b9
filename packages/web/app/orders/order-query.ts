import type { Order } from '@mathappu/contract/orders';
import { pageQuery } from '#web/api/use-read.ts';
import * as words from '#words/orders';

const openPollMs = 10_000;

/** A payment is confirmed, and an order paid on another device, without the customer doing anything. */
export const pollWhileOpen = (orders: readonly (Order | undefined)[]) =>
  orders.some((order) => order?.paymentCheck === 'confirming' || order?.payableUntil) && openPollMs;

export const myOrderQuery = (orderId: string) =>
  pageQuery(
    'getMyOrder',
    { params: { orderId } },
    {
      failureText: words.orderFailed,
      staleTime: 0,
      refetchInterval: ({ state }) => pollWhileOpen([state.data?.data]),
    },
  );
