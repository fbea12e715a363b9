import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { BodyOf } from '@mathappu/contract/endpoint';
import type { StaffShipment } from '@mathappu/contract/shipments/shipment';
import type { saveShipment } from '@mathappu/contract/shipments/shipments';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as input from '@mathappu/contract/words/input';
import type * as z from 'zod/mini';
import { answerAdminOrder } from '#server/orders/order-answer.ts';
import { findFirstDay, lockPresentOrder } from '#server/orders/order-change-queries.ts';
import { enqueueOrderMail } from '#server/orders/order-mails.ts';
import type { LockedOrder } from '#server/orders/order-queries.ts';
import { getOrder } from '#server/orders/order-read-queries.ts';
import {
  assertSeenStatus,
  changeLockedStatus,
  refuseAsChanged,
} from '#server/orders/set-order-status.ts';
import { answerStaffShipment } from '#server/orders/shipments/shipment-answer.ts';
import {
  type Card,
  findOrderOfLr,
  upsertShipment,
} from '#server/orders/shipments/shipment-queries.ts';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { arePicturesOfOrder } from '#server/platform/files/uploaded-file-queries.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { isBeforeLeaving } from './pack-line.ts';

type Parts = Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>;
type Saving = { readonly idOrNumber: string; readonly body: BodyOf<typeof saveShipment> };
type Saved = z.output<typeof saveShipment.data>;

/**
 * Saves the dispatch card of an order and, on demand, marks it as shipped. Without a rate of tax the card
 * is saved and the shipping alone refused.
 * @throws AppError orderNotFound, shipmentChanged with the card as it is, orderStatusChanged, unknownImage,
 * invalidInput for the day of the LR, and those of `transitionOrder`
 */
export async function saveDispatchCard(shop: Parts, admin: Caller, saving: Saving): Promise<Saved> {
  try {
    return await save(shop, admin, saving);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'taxRefused') throw error;
    const body = { ...saving.body, isShipped: false };
    const { shipment } = await save(shop, admin, { ...saving, body });
    error.data = { shipment };
    throw error;
  }
}

async function save(shop: Parts, admin: Caller, { idOrNumber, body }: Saving): Promise<Saved> {
  const { version, isShipped, from, ...card } = body;
  const orderId = await inTransaction(shop.db, async (tx) => {
    const order = await lockPresentOrder(tx, idOrNumber);
    const to = isShipped ? 'SHIPPED' : undefined;
    // A cancelled or delivered order is brought back by its status alone.
    if (to && order.status !== to && !isBeforeLeaving(order)) await refuseAsChanged(tx, order);
    if (to) await assertSeenStatus(tx, order, { from, to, adminId: admin.userId });
    else if (order.status === 'CANCELLED') await refuseAsChanged(tx, order);
    const row = await getOrder(tx, order.id);
    const before = answerStaffShipment(row);
    if ((before?.version ?? 0) === version) {
      await assertFits(tx, card, { ...row, now: shop.now() });
      await write(shop, tx, admin, { order, before, card });
    } else if (!isRepeated(before, { version, card, admin })) {
      const by = before?.updatedBy || 'Somebody else';
      throw new AppError('shipmentChanged', { by }, { data: before });
    }
    if (to) await changeLockedStatus(shop, tx, admin, order, { to });
    return order.id;
  });
  const order = answerAdminOrder(await getOrder(shop.db, orderId));
  if (!order.shipment) throw new Error(`order ${orderId} has no card`);
  return { shipment: order.shipment, order, warnings: await warn(shop.db, order) };
}

async function write(
  shop: Parts,
  tx: Tx,
  admin: Caller,
  { order, before, card }: { order: LockedOrder; before: StaffShipment | null; card: Card },
): Promise<void> {
  const by = { id: admin.userId, name: admin.name };
  const version = (before?.version ?? 0) + 1;
  await upsertShipment(tx, order.id, { card, version, by });
  await insertAuditEntry(tx, {
    actorId: admin.userId,
    action: 'order.shipment',
    subjectKind: 'order',
    subjectId: order.id,
    before: before && cardOf(before),
    after: cardOf(card),
  });
  const { lrNumber } = card;
  // The mail about the dispatch tells a number that is there when the goods leave.
  if (order.status === 'SHIPPED' && lrNumber !== '' && lrNumber !== before?.lrNumber) {
    await enqueueOrderMail(shop, tx, { kind: 'lorryReceipt', lrNumber }, order);
  }
}

const cardOf = (card: Card): Card => ({
  cartons: card.cartons,
  packedBy: card.packedBy,
  checkedBy: card.checkedBy,
  transporter: card.transporter,
  lrNumber: card.lrNumber,
  lrDate: card.lrDate,
  photo: card.photo,
  freight: card.freight,
  freightAmount: card.freightAmount,
  office: { name: card.office.name, phone: card.office.phone, text: card.office.text },
  ewayBill: card.ewayBill,
});

/** Whether the same admin has already saved this very card, as when the answer was lost. */
function isRepeated(
  before: StaffShipment | null,
  { version, card, admin }: { version: number; card: Card; admin: Caller },
): boolean {
  if (before?.version !== version + 1 || before.updatedBy !== admin.name) return false;
  return JSON.stringify(cardOf(before)) === JSON.stringify(cardOf(card));
}

/** @throws AppError invalidInput, unknownImage */
async function assertFits(
  tx: Tx,
  { lrDate, photo }: Card,
  { id, number, now }: { id: string; number: string; now: Date },
): Promise<void> {
  if (
    lrDate !== null &&
    (lrDate < (await findFirstDay(tx, { number })) || lrDate > toShopDay(now))
  ) {
    throw new AppError('invalidInput', {}, { field: 'lrDate', problem: input.lrDayInvalid });
  }
  if (photo !== null && !(await arePicturesOfOrder(tx, id, [photo]))) {
    throw new AppError('unknownImage', {}, { field: 'photo' });
  }
}

async function warn(db: Shop['db'], { _id, shipment }: AdminOrder): Promise<Saved['warnings']> {
  const { packedBy = '', checkedBy, lrNumber = '' } = shipment ?? {};
  const other = lrNumber === '' ? undefined : await findOrderOfLr(db, lrNumber, _id);
  return [
    ...(packedBy !== '' && packedBy.toLowerCase() === checkedBy?.toLowerCase()
      ? [{ code: 'sameName' as const }]
      : []),
    ...(other === undefined ? [] : [{ code: 'lrTaken' as const, orderId: other }]),
  ];
}
