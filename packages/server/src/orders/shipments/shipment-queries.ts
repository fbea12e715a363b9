import { toHundredths } from '@mathappu/contract/money';
import type { StaffShipment } from '@mathappu/contract/shipments/shipment';
import { sql } from 'kysely';
import { formerStaff } from '#server/account/account-queries.ts';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Actor } from '../order-queries.ts';

/** Says how many pieces of a line of a locked order are packed. */
export async function updatePackedPieces(
  tx: Tx,
  orderId: string,
  { productId, quantity }: { productId: string; quantity: number },
): Promise<void> {
  const packed = quantity > 0 ? { [productId]: quantity } : {};
  await sql`
    insert into shipments (order_id, packed) values (${orderId}, ${JSON.stringify(packed)}::jsonb)
    on conflict (order_id) do update
      set packed = (shipments.packed - ${productId}::text) || excluded.packed`.execute(tx);
}

/** What a save of the card replaces. */
export type Card = Omit<StaffShipment, 'version' | 'packed' | 'updatedAt' | 'updatedBy'>;

/** Replaces the card of a locked order, but for the packed pieces. */
export async function upsertShipment(
  tx: Tx,
  orderId: string,
  { card, version, by }: { card: Card; version: number; by: Actor },
): Promise<void> {
  const columns = {
    version,
    cartons: card.cartons,
    packed_by: card.packedBy,
    checked_by: card.checkedBy,
    transporter: card.transporter,
    lr_number: card.lrNumber,
    lr_date: card.lrDate === null ? null : sql<Date>`${card.lrDate}::date`,
    photo: card.photo,
    freight: card.freight,
    freight_paise: card.freightAmount === null ? null : toHundredths(card.freightAmount),
    office_name: card.office.name,
    office_phone: card.office.phone,
    office_text: card.office.text,
    eway_bill: card.ewayBill,
    updated_at: sql<Date>`clock_timestamp()`,
    updated_by: by.id,
    updated_by_name: by.name,
  };
  await tx
    .insertInto('shipments')
    .values({ order_id: orderId, ...columns })
    .onConflict((conflict) => conflict.column('order_id').doUpdateSet(columns))
    .execute();
}

/** The number of the latest other order with this LR number. */
export async function findOrderOfLr(
  db: Queryable,
  lrNumber: string,
  orderId: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select o.number from shipments s join orders o on o.id = s.order_id
    where lower(s.lr_number) = lower(${lrNumber}) and s.order_id <> ${orderId}
    order by s.updated_at desc limit 1`.execute(db);
  return rows[0]?.number;
}

/** Who packed and where the buyer collects; the LR number stays. A photo that nothing shows goes by itself. */
export async function eraseShipments(tx: Tx, orderIds: readonly string[]): Promise<void> {
  if (orderIds.length === 0) return;
  await tx
    .updateTable('shipments')
    .set({
      packed_by: '',
      checked_by: '',
      photo: null,
      office_name: '',
      office_phone: '',
      office_text: '',
    })
    .where('order_id', 'in', orderIds)
    .execute();
}

/** Who saved it last, and who packed or checked it under this name. */
export async function eraseStaffInShipments(
  tx: Tx,
  { userId, name }: { userId: string; name: string },
): Promise<void> {
  for (const column of ['packed_by', 'checked_by'] as const) {
    await tx
      .updateTable('shipments')
      .set({ [column]: formerStaff })
      .where(sql`lower(${sql.ref(column)})`, '=', name.toLowerCase())
      .execute();
  }
  await tx
    .updateTable('shipments')
    .set({ updated_by_name: formerStaff })
    .where('updated_by', '=', userId)
    .execute();
}
