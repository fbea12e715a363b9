import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { updateManyOrders } from '@mathappu/contract/admin/many-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import { orderStatusRefusals } from '@mathappu/contract/orders/order-refusals';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { conflictDetails, insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { answerAdminOrder } from './order-answer.ts';
import { lockPresentOrder } from './order-change-queries.ts';
import { findLatestStatusChange, type LockedOrder } from './order-queries.ts';
import { getOrder, hasNothingLeft } from './order-read-queries.ts';
import { isDispatch } from './order-status.ts';
import { transitionOrder } from './transition-order.ts';

type StatusRequest = {
  idOrNumber: string;
  to: OrderStatus;
  reason?: string;
  /** The status that the admin decided on. */
  from?: OrderStatus;
  /** Nobody has looked at this order by itself: one of which nothing is left does not leave the shop. */
  isOneOfMany?: boolean;
};

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now' | 'cache'>;

/**
 * Sets the status of an order, given by its _id or its number, for an admin.
 * @throws AppError orderNotFound, orderStatusChanged and those of `transitionOrder`
 */
export async function setOrderStatus(
  shop: Parts,
  admin: Caller,
  request: StatusRequest,
): Promise<AdminOrder> {
  const orderId = await changeStatus(shop, admin, request);
  // The database notifies every process, but the admin's next request may be earlier.
  shop.cache.drop();
  return answerAdminOrder(await getOrder(shop.db, orderId));
}

type ManyStatuses = {
  /** The ids or numbers as the request named them. */
  updated: string[];
  refused: { orderId: string; refusal: AppError<StatusRefusal> }[];
};

/**
 * Sets the status of many orders, each in a transaction of its own, so that a refused one does not
 * stop the others. An order that was refunded whole is not shipped among others. When the database
 * fails in between, the same request can be repeated.
 */
export async function setManyOrderStatuses(
  shop: Parts,
  admin: Caller,
  { orders, status: to, reason }: BodyOf<typeof updateManyOrders>,
): Promise<ManyStatuses> {
  const updated: string[] = [];
  const refused: ManyStatuses['refused'] = [];
  for (const { orderId, from } of orders) {
    await changeStatus(shop, admin, {
      idOrNumber: orderId,
      to,
      reason,
      from,
      isOneOfMany: true,
    }).then(
      () => updated.push(orderId),
      (error) => {
        if (!isStatusRefusal(error)) throw error;
        refused.push({ orderId, refusal: error });
      },
    );
  }
  shop.cache.drop();
  return { updated, refused };
}

type StatusRefusal = (typeof orderStatusRefusals)[number];

const isStatusRefusal = (error: unknown): error is AppError<StatusRefusal> =>
  error instanceof AppError && orderStatusRefusals.some((code) => code === error.code);

/** Returns the _id of the order. */
function changeStatus(
  shop: Parts,
  admin: Caller,
  { idOrNumber, to, reason, from, isOneOfMany = false }: StatusRequest,
): Promise<string> {
  return inTransaction(shop.db, async (tx) => {
    const order = await lockPresentOrder(tx, idOrNumber);
    await assertSeenStatus(tx, order, { from, to, adminId: admin.userId });
    if (isOneOfMany && isDispatch(order, to) && (await hasNothingLeft(tx, order.id))) {
      throw new AppError('orderRefunded');
    }
    await changeLockedStatus(shop, tx, admin, order, { to, reason });
    return order.id;
  });
}

/** Sets the status of a locked order for an admin. @throws AppError those of `transitionOrder` */
export async function changeLockedStatus(
  shop: Omit<Parts, 'db' | 'cache'>,
  tx: Tx,
  admin: Caller,
  order: LockedOrder,
  { to, reason }: Pick<StatusRequest, 'to' | 'reason'>,
): Promise<void> {
  const by = { id: admin.userId, name: admin.name };
  await transitionOrder(shop, tx, order, { to, by, reason });
  if (order.status === to) return;
  await insertAuditEntry(tx, {
    actorId: admin.userId,
    action: 'order.status',
    subjectKind: 'order',
    subjectId: order.id,
    before: { status: order.status },
    after: { status: to, reason: reason ?? '' },
  });
}

/**
 * Accepts a change that was decided on another status only as an admin's repeated click: the same admin
 * has already made this very change.
 * @throws AppError orderStatusChanged
 */
export async function assertSeenStatus(
  tx: Tx,
  order: LockedOrder,
  { from, to, adminId }: Pick<StatusRequest, 'from' | 'to'> & { adminId: string },
): Promise<void> {
  if (from === undefined || from === order.status) return;
  const latest = await findLatestStatusChange(tx, order.id);
  if (order.status !== to || latest?.actorId !== adminId) await refuseAsChanged(tx, order);
}

/** @throws AppError orderStatusChanged with who changed the status last */
export async function refuseAsChanged(
  tx: Tx,
  { id, status }: Pick<LockedOrder, 'id' | 'status'>,
): Promise<never> {
  const latest = await findLatestStatusChange(tx, id);
  throw new AppError('orderStatusChanged', { ...conflictDetails(latest), status });
}
