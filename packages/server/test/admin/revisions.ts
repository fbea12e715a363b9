import { getOrderHistory, type OrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { InputOf } from '@mathappu/contract/endpoint';
import { reviseOrder } from '@mathappu/contract/enquiries/revise-order';
import type { Person } from '#test/people.ts';
import type { TestShop } from '#test/test-shop.ts';

type Body = InputOf<typeof reviseOrder>['body'];

/** Changes of orders, as an admin sees and decides them. */
export function revisionsOf({ call }: TestShop, owner: Person) {
  const history = async (orderId: string): Promise<OrderHistory> =>
    (await call(getOrderHistory, { params: { orderId }, token: owner.token })).body.data;

  const send = (orderId: string, body: Body, { by = owner, key }: Sending = {}) =>
    call(reviseOrder, {
      params: { orderId },
      body,
      token: by.token,
      headers: key === undefined ? {} : { 'idempotency-key': key },
    });

  const preview = async (orderId: string, changes: Partial<Body> & Pick<Body, 'lines'>) => {
    const { order } = await history(orderId);
    return send(orderId, { from: order.status, isPreview: true, ...changes });
  };

  /** What the admin decides on: the order and the difference as they are now. */
  async function decide(
    orderId: string,
    changes: Partial<Body> & Pick<Body, 'lines'>,
  ): Promise<Body> {
    const { order, moneyIn } = await history(orderId);
    const seen = {
      from: order.status,
      moneyInSeen: moneyIn,
      reason: 'As agreed',
      agreedBy: 'phone',
    } as const;
    const { status, body, refusal } = await preview(orderId, changes);
    // What is refused already is sent all the same.
    const totalSeen = status === 200 ? body.data.difference.newTotal : 0;
    // `invalidInput`: nothing differs.
    if (status !== 200 && !['revisionRefused', 'invalidInput'].includes(refusal.code))
      throw new Error(refusal.message);
    return { ...seen, totalSeen, ...changes };
  }

  return {
    ...{ history, send, preview, decide },
    revise: async (
      orderId: string,
      changes: Partial<Body> & Pick<Body, 'lines'>,
      sending: Sending = {},
    ) => send(orderId, await decide(orderId, changes), sending),
  };
}

type Sending = { by?: Person; key?: string };
export type Revisions = ReturnType<typeof revisionsOf>;
