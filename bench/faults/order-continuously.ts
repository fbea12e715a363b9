import { setTimeout as wait } from 'node:timers/promises';
import type { OrderRequest } from '@mathappu/contract/checkout';

/** One order under its own idempotency key. */
export type RequestedOrder = {
  readonly key: string;
  isOnline: boolean;
  /** The order's number, once the shop has acknowledged it. */
  number?: string;
  /** The shop has acknowledged the payment. */
  isPaid?: boolean;
};

export type Buyer = {
  /** Access tokens end after a quarter of an hour; a run may take longer. */
  readonly signToken: () => Promise<string>;
  readonly newBody: () => OrderRequest;
};

const patienceMs = 60_000;

type Answer = { status: number; json: never };

/**
 * Places one order after another while the shop is open, half of them online, and repeats each request
 * until it is placed, as a browser does when no answer comes. Returns the orders.
 * @throws Error when the shop refuses
 */
export async function orderContinuously(
  isOpen: () => boolean,
  url: string,
  { signToken, newBody }: Buyer,
): Promise<RequestedOrder[]> {
  const wanted: RequestedOrder[] = [];
  const ask = async (path: string, body: object, key?: string): Promise<Answer> => {
    for (const start = Date.now(); Date.now() - start < patienceMs; await wait(50)) {
      const headers = {
        'content-type': 'application/json',
        authorization: `Bearer ${await signToken()}`,
        ...(key && { 'idempotency-key': key }),
      };
      const request = { method: 'POST', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${url}${path}`, request)
        .then(async (response) => ({
          status: response.status,
          json: (await response.json()) as never,
        }))
        .catch(() => undefined);
      if (answer && answer.status < 500) return answer;
    }
    throw new Error(`${path} was not answered for a minute`);
  };
  const send = (path: string, body: object, key?: string) =>
    ask(`/api/v1/order/${path}`, body, key);
  const dataOf = <T>({ status, json }: Answer): T => {
    if (status !== 200) throw new Error(`${status}: ${JSON.stringify(json)}`);
    return (json as { data: T }).data;
  };
  const orderInCash = async (order: RequestedOrder) => {
    const { orderId } = dataOf<Placed>(await send('cash-on-delivery', newBody(), order.key));
    order.number = orderId;
  };
  const orderOnline = async (order: RequestedOrder) => {
    const answer = await send('online-payment', newBody(), order.key);
    if (answer.status === 429) {
      // Three online orders of this customer are still unpaid.
      order.isOnline = false;
      return orderInCash(order);
    }
    const { orderId, razorpay } = dataOf<Online>(answer);
    order.number = orderId;
    const payment = { key_id: razorpay.key, order_id: razorpay.orderId, outcome: 'success' };
    const paid = await ask('/sandbox/razorpay/pay', payment);
    // An interrupted call has already paid it, so the shop learns of the payment from the gateway.
    if (paid.status !== 200) return;
    dataOf(await send('verify-payment', paid.json));
    order.isPaid = true;
  };
  while (isOpen()) {
    const order: RequestedOrder = { key: crypto.randomUUID(), isOnline: wanted.length % 2 === 0 };
    wanted.push(order);
    await (order.isOnline ? orderOnline(order) : orderInCash(order));
  }
  return wanted;
}

type Placed = { orderId: string };
type Online = Placed & { razorpay: { key: string; orderId: string } };
