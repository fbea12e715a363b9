import type { Tx } from '#server/platform/db/open-database.ts';
import { type LockedOrder, lockOrder } from './order-queries.ts';

/**
 * Locks the order of a payment, refund, gateway order or report, and returns both as they are then: a change of the
 * order may have moved it to another one since it was read. Undefined when there is none.
 */
export async function lockOrderOf<Owned extends { readonly orderId: string }>(
  tx: Tx,
  find: () => Promise<Owned | undefined>,
): Promise<{ order: LockedOrder; owned: Owned } | undefined> {
  for (let read = await find(); read; ) {
    const order = await lockOrder(tx, read.orderId);
    const owned = await find();
    if (order && owned?.orderId === order.id) return { order, owned };
    read = owned;
  }
  return undefined;
}
