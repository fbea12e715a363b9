import { formatMrp, isAboveMrp } from '@mathappu/contract/catalogue/mrp';
import { toHundredths } from '@mathappu/contract/money';
import { fill } from '@mathappu/contract/words';
import * as words from '#words/admin/products';

type Priced = {
  /** Rupees for one piece; null in a draft. */
  price: number | null;
  /** Percent. */
  discount?: number;
  mrp: number | null;
};

/** What is wrong with a price that one unit would cost above its box. */
export function mrpError({ price, discount = 0, mrp }: Priced): string | undefined {
  const [pricePaise = null, mrpPaise = null] = [price, mrp].map((rupees) =>
    rupees === null ? null : toHundredths(rupees),
  );
  return isAboveMrp({ pricePaise, discountBp: toHundredths(discount), mrpPaise })
    ? fill(words.aboveMrp, { mrp: formatMrp(mrpPaise ?? 0) })
    : undefined;
}
