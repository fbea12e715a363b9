import { orderNumbersOfSale } from '@mathappu/contract/orders/order-number';
import { toShopDay } from '@mathappu/contract/shop-time';
import { sql } from 'kysely';
import { conflictDetails } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { findLatestStatusChange, type LockedOrder, lockOrder } from './order-queries.ts';

/** The columns of an order that the one it is changed into takes over as they are. */
export async function getHandedOn(tx: Tx, orderId: string) {
  return tx
    .selectFrom('orders')
    .select([
      'share_code',
      'buyer_gstin',
      'buyer_name',
      'is_age_notice_shown',
      'language',
      'paid_at',
      'user_id',
    ])
    .select('notice_version')
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
}

/** The business that its tax invoice is made out to. */
export async function getBuyer(tx: Tx, orderId: string): Promise<{ gstin: string; name: string }> {
  const { gstin, name } = await tx
    .selectFrom('orders')
    .select(['buyer_gstin as gstin', 'buyer_name as name'])
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow();
  return { gstin: gstin ?? '', name: name ?? '' };
}

export async function updateBuyer(
  tx: Tx,
  orderId: string,
  { gstin, name }: { gstin: string; name: string },
): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ buyer_gstin: gstin || null, buyer_name: name || null })
    .where('id', '=', orderId)
    .execute();
}

/** Takes code and receipts from an order that is about to be changed into another. */
export async function updateHandedOn(tx: Tx, orderId: string): Promise<void> {
  await tx
    .updateTable('orders')
    .set({ share_code: null, received_paise: 0 })
    .where('id', '=', orderId)
    .execute();
}

/** The tables whose rows of an order go with it, each by its column `order_id`. */
const movedTables = [
  'receipts',
  'gateway_orders',
  'payments',
  'refunds',
  'reports',
  'shipments',
  'uploaded_files',
] as const;

/** Gives everything of an order, and the enquiry it was made of, to the one it is changed into. */
export async function moveParts(tx: Tx, { from, to }: { from: string; to: string }): Promise<void> {
  for (const table of [...movedTables, 'quotes']) {
    await sql`update ${sql.table(table)} set order_id = ${to} where order_id = ${from}`.execute(tx);
  }
  // What was packed of more pieces, or of a product that is out, is not packed of the order as it is now.
  await sql`
    update shipments s set packed = (
      select coalesce(jsonb_object_agg(l.product_id,
        least((s.packed ->> l.product_id::text)::integer, l.quantity)), '{}')
      from order_lines l where l.order_id = s.order_id and s.packed ->> l.product_id::text is not null)
    where s.order_id = ${to}`.execute(tx);
}

/** Whether money of the order was given back, or should have been, that no change has freed. */
export async function hasOtherRefunds(tx: Tx, orderId: string): Promise<boolean> {
  const found = await tx
    .selectFrom('refunds')
    .select('id')
    .where('order_id', '=', orderId)
    .where('cause', '<>', 'changed')
    .where('withdrawn_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The day on which an order was placed, before any of its changes, by the shop's calendar. */
export async function findFirstDay(
  tx: Tx,
  { number }: Pick<LockedOrder, 'number'>,
): Promise<string> {
  const [base = number] = orderNumbersOfSale(number);
  const { createdAt } = await tx
    .selectFrom('orders')
    .select('created_at as createdAt')
    .where('number', '=', base)
    .executeTakeFirstOrThrow();
  return toShopDay(createdAt);
}

/**
 * Locks the order that an act of staff is about.
 * @throws AppError orderNotFound, orderStatusChanged when it was changed into another one
 */
export async function lockPresentOrder(tx: Tx, idOrNumber: string): Promise<LockedOrder> {
  const order = await lockOrder(tx, idOrNumber);
  if (!order) throw new AppError('orderNotFound');
  await assertNotChanged(tx, order);
  return order;
}

/**
 * Refuses an act on a locked order that was changed into another one.
 * @throws AppError orderStatusChanged with the number of that one
 */
export async function assertNotChanged(
  tx: Tx,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
): Promise<void> {
  if (status !== 'CANCELLED') return;
  const successor = await tx
    .selectFrom('orders')
    .select('number')
    .where('changed_from', '=', id)
    .executeTakeFirst();
  if (!successor) return;
  const details = conflictDetails(await findLatestStatusChange(tx, id));
  const { number } = successor;
  throw new AppError(
    'orderStatusChanged',
    { ...details, status: number },
    { data: { orderId: number } },
  );
}
