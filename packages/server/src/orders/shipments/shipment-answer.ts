import { toRupees } from '@mathappu/contract/money';
import type { PackedState } from '@mathappu/contract/shipments/packed-state';
import type { Shipment, StaffShipment } from '@mathappu/contract/shipments/shipment';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import type { PackedPieces } from '#server/platform/db/json-columns.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';

/** How an order leaves, as its customer may know it once it has left. */
export type ShipmentRow = Omit<Shipment, 'freightAmount'> & { freightPaise: number | null };

/** What staff alone read of it. The time has the database's JSON form. */
export type PackingRow = Omit<StaffShipment, keyof Shipment | 'packed'> & { packed: PackedPieces };

/** The dispatch card of an order `o`. */
export const shipmentOfOrder = fixed(sql`(
  select json_build_object('cartons', s.cartons, 'transporter', s.transporter,
    'lrNumber', s.lr_number, 'lrDate', s.lr_date, 'photo', s.photo, 'freight', s.freight,
    'freightPaise', s.freight_paise, 'ewayBill', s.eway_bill, 'office', json_build_object(
      'name', s.office_name, 'phone', s.office_phone, 'text', s.office_text))
  from shipments s where s.order_id = o.id)`);

export const packingOfOrder = fixed(sql`(
  select json_build_object('version', s.version, 'packed', s.packed, 'packedBy', s.packed_by,
    'checkedBy', s.checked_by, 'updatedAt', s.updated_at, 'updatedBy', s.updated_by_name)
  from shipments s where s.order_id = o.id)`);

/** Whether of each line of an order `o` just the pieces are packed that no refund gave back. */
export function matchesPacked(state: PackedState): RawBuilder<boolean> {
  const begun = sql`select s.order_id from shipments s where s.packed <> '{}'`;
  const differs = sql`exists (select from order_lines l join shipments s on s.order_id = l.order_id
    where l.order_id = o.id and l.quantity - l.refunded_quantity <>
      coalesce((s.packed ->> l.product_id::text)::integer, 0))`;
  if (state === 'no') return sql`o.id not in (${begun})`;
  return sql`(o.id in (${begun}) and ${state === 'yes' ? sql`not ` : sql``}${differs})`;
}

export const answerShipment = ({ freightPaise, ...shipment }: ShipmentRow): Shipment => ({
  ...shipment,
  freightAmount: freightPaise === null ? null : toRupees(freightPaise),
});

export function answerStaffShipment(row: {
  shipment: ShipmentRow | null;
  packing: PackingRow | null;
}): StaffShipment | null {
  const { shipment, packing } = row;
  if (!shipment || !packing) return null;
  return {
    ...answerShipment(shipment),
    ...packing,
    packed: Object.entries(packing.packed).map(([productId, quantity]) => ({
      productId,
      quantity,
    })),
    updatedAt: new Date(packing.updatedAt).toISOString(),
  };
}

const looksBack = 500;
const suggested = 20;

/** The transporters of the latest dispatches, the last used first. */
export async function listTransporters(db: Queryable): Promise<string[]> {
  const { rows } = await sql<{ transporter: string }>`
    select transporter from (
      select transporter, updated_at from shipments where transporter <> ''
      order by updated_at desc limit ${looksBack}
    ) as latest
    group by transporter order by max(updated_at) desc limit ${suggested}`.execute(db);
  return rows.map(({ transporter }) => transporter);
}
