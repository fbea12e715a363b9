import * as z from 'zod/mini';
import { deliveryDays, depot } from '../settings/delivery-part.ts';
import { deliveryKinds } from '../settings/delivery-terms.ts';

/** The kinds of rows between subtotal and total. */
export const adjustmentKinds = ['packing', 'delivery', 'discount'] as const;
export type AdjustmentKind = (typeof adjustmentKinds)[number];

/** The row of a discount, in rupees. */
export const discountRow = z.object({ label: z.string(), amount: z.number() });

/** The rows of an order, in rupees. */
export const orderTotals = z.object({
  subtotal: z.number(),
  adjustments: z.array(
    z.object({
      kind: z.enum(adjustmentKinds),
      /** The percent of packing, the reason of a discount. */
      label: z.string(),
      /** Negative for a discount. */
      amount: z.number(),
    }),
  ),
  total: z.number(),
});
export type OrderTotals = z.output<typeof orderTotals>;

/** The delivery terms of an order, as of its placing. */
export const orderDelivery = z.object({
  kind: z.enum(deliveryKinds),
  /** The depot where it is collected; null if it is delivered to its address. */
  depot: z.nullable(
    z.extend(z.omit(depot, { _id: true, district: true }), {
      /** '' of the shop's own counter, when its address names none. */
      district: z.string(),
    }),
  ),
  /** How many days after its placing it arrives; missing where nothing was said. */
  days: z.optional(deliveryDays),
  /** What the shop says of deliveries to that state; absent where it says nothing. */
  note: z.optional(z.string()),
});
export type OrderDelivery = z.output<typeof orderDelivery>;
