import * as z from 'zod/mini';
import { passport } from '../catalogue/passport.ts';
import { id } from '../fields.ts';

/** A line as it was sold. */
export const orderLine = z.object({
  productId: id,
  name: z.string(),
  /** The product's name in Tamil as it is now; '' when there is none. */
  nameTa: z.string(),
  image: z.string(),
  unit: z.string(),
  /** The number on the price list of that day; null in lines of before there were any. */
  listNumber: z.nullable(z.int()),
  /** Rupees before the discount. */
  price: z.number(),
  discount: z.number(),
  quantity: z.int(),
  /** Rupees charged for the line. */
  total: z.number(),
  /** The facts as they were stated then; null in orders of before there were any. */
  passport: z.nullable(passport),
});
