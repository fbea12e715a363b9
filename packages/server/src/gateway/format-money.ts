import { type Paise, toRupees } from '@mathappu/contract/money';

/** ₹1,23,456.00, or $20.00 for a payment in another currency. */
export const formatMoney = (paise: Paise, currency = 'INR'): string =>
  new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(toRupees(paise));
