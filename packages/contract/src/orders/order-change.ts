import * as z from 'zod/mini';
import { id } from '../fields.ts';

/** A product of which a change touches the pieces or the price. */
export const changedLine = z.object({
  productId: id,
  name: z.string(),
  /** In Tamil, as the product is called today; ''. */
  nameTa: z.string(),
  listNumber: z.nullable(z.int()),
  /** Pieces; 0 where the product is new or out. */
  before: z.int(),
  after: z.int(),
  /** Rupees for one piece; null where the product is new or out. */
  priceBefore: z.nullable(z.number()),
  priceAfter: z.nullable(z.number()),
  /** Why another price than the list's was agreed; ''. */
  priceReason: z.string(),
});

/** How one order differs from another that it was changed from; what is equal is left out. */
export const orderChange = z.object({
  lines: z.array(changedLine),
  oldTotal: z.number(),
  newTotal: z.number(),
});
export type OrderChange = z.output<typeof orderChange>;

/** The order that this one replaces, and what was changed. */
export const changedFrom = z.extend(orderChange, { number: z.string() });
