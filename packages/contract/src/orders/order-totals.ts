import * as z from 'zod/mini';
import { adjustmentKinds, type Totals, toRupees } from '../money.ts';
import { depot } from '../settings/delivery-part.ts';
import { deliveryKinds } from '../settings/delivery-terms.ts';

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

/** On what terms an order is delivered, as they were when it was placed. */
export const orderDelivery = z.object({
  kind: z.enum(deliveryKinds),
  /** Where it is collected; null when it is delivered to its address. */
  depot: z.nullable(z.omit(depot, { _id: true })),
});
export type OrderDelivery = z.output<typeof orderDelivery>;

/** The rows as the calls carry them. */
export const answerTotals = ({ subtotalPaise, adjustments, totalPaise }: Totals): OrderTotals => ({
  subtotal: toRupees(subtotalPaise),
  adjustments: adjustments.map(({ kind, label, amountPaise }) => ({
    kind,
    label,
    amount: toRupees(amountPaise),
  })),
  total: toRupees(totalPaise),
});

/** Of an order's snapshot; orders of before there were any terms were delivered free. */
export const deliveryTermsOf = ({ terms }: { terms?: OrderDelivery }): OrderDelivery =>
  terms ?? { kind: 'free', depot: null };
