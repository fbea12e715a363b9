import * as z from 'zod/mini';
import * as words from '#words/input';
import { quantity } from '../cart.ts';
import { shareCode } from '../estimates/estimates.ts';
import { id, twoDecimals } from '../fields.ts';
import { maxCartLines } from '../limits.ts';
import { typedCode } from '../prices/price-codes.ts';
import { deliveryKinds } from '../settings/delivery-terms.ts';
import { adjustmentKinds } from './order-totals.ts';

const rupees = twoDecimals(1_000_000_000);
const imageAddress = z.string().check(z.maxLength(500));

/** Only product and quantity count; the other values are compared with the shop's, never trusted. */
export const orderedProduct = z.strictObject({
  productId: id,
  quantity,
  name: z.optional(z.string().check(z.maxLength(300))),
  image: z.nullish(z.union([imageAddress, z.array(imageAddress).check(z.maxLength(20))])),
  price: z.optional(rupees),
  discount: z.optional(twoDecimals(100)),
});

/**
 * The part that orders and enquiries have in common: goods, an address and the sums that the
 * customer saw.
 */
export const orderedGoods = z.strictObject({
  product_details: z
    .array(orderedProduct)
    .check(z.minLength(1, words.cartEmpty), z.maxLength(maxCartLines)),
  delivery_address: z.pipe(
    z.string(words.addressMissing).check(z.minLength(1, words.addressMissing)),
    id,
  ),
  /** The total to be paid: the goods and the rows below them. */
  totalAmt: twoDecimals(2_000_000_000),
  /** The goods. */
  subTotalAmt: rupees,
  /** The depot where the order is collected; the address stays on its papers. */
  collect_at: z.optional(z.string().check(z.maxLength(40))),
  /** The rows and the terms that the customer saw; when they are given, others are refused. */
  adjustments: z.optional(
    z
      .array(
        z.strictObject({
          kind: z.enum(adjustmentKinds),
          label: z.optional(z.string().check(z.maxLength(120))),
          amount: z.number(),
        }),
      )
      .check(z.maxLength(adjustmentKinds.length)),
  ),
  delivery_terms: z.optional(z.enum(deliveryKinds)),
  /** The code of the estimate whose prices count; its lines are ordered. */
  estimate: z.optional(shareCode),
  /** The code of a price rule. */
  code: z.optional(typedCode),
  /** Whether the checkout showed that buyers are 18 or older; recorded with the order. */
  isAgeNoticeShown: z.optional(z.boolean()),
});
export type OrderedGoods = z.output<typeof orderedGoods>;
