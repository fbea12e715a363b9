import { type BasisPoints, type Paise, toRupees, unitPricePaise } from '../money.ts';

type Priced = {
  /** Null in a draft. */
  pricePaise: Paise | null;
  discountBp: BasisPoints;
  /** What is printed on the box; null when it is not known. */
  mrpPaise: Paise | null;
};

/** Whether one unit costs more than its box says, after the discount: the law forbids it. */
export const isAboveMrp = ({ pricePaise, discountBp, mrpPaise }: Priced): boolean =>
  pricePaise !== null && mrpPaise !== null && unitPricePaise(pricePaise, discountBp) > mrpPaise;

/** ₹1,500.00, as boxes have it. */
export const formatMrp = (mrpPaise: Paise): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR' }).format(toRupees(mrpPaise));
