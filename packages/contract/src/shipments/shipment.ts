import * as z from 'zod/mini';
import { id, moment } from '../fields.ts';

/** Whether the transporter asks for the freight when the goods are collected. */
export const freights = ['toPay', 'paid'] as const;

/** How an order leaves, as its customer reads it. */
export const shipment = z.object({
  cartons: z.nullable(z.int()),
  /** '' for the shop's own delivery and what is collected. */
  transporter: z.string(),
  /** The lorry receipt. */
  lrNumber: z.string(),
  lrDate: z.nullable(z.iso.date()),
  /** The id of a private picture of the order. */
  photo: z.nullable(z.string()),
  freight: z.nullable(z.enum(freights)),
  /** Rupees, of freight that is paid. */
  freightAmount: z.nullable(z.number()),
  /** Where it is collected. */
  office: z.object({ name: z.string(), phone: z.string(), text: z.string() }),
  ewayBill: z.string(),
});
export type Shipment = z.output<typeof shipment>;

/** The same for staff. */
export const staffShipment = z.extend(shipment, {
  /** Counts the saves of the card; 0 before the first. Ticks raise none. */
  version: z.int(),
  /** The packed pieces of each line of which some are packed. */
  packed: z.array(z.object({ productId: id, quantity: z.int() })),
  packedBy: z.string(),
  checkedBy: z.string(),
  updatedAt: moment,
  /** '' before the first save. */
  updatedBy: z.string(),
});
export type StaffShipment = z.output<typeof staffShipment>;
