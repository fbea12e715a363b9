import type { Order } from '@mathappu/contract/orders';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

/** The amount of a payment in the units of its currency, which may not be the shop's. */
export type Amount = { amount: number; currency: string };

export const formatAmount = ({ amount, currency }: Amount): string =>
  currency === 'INR'
    ? formatRupees(amount)
    : new Intl.NumberFormat('en-IN', { style: 'currency', currency }).format(amount);

/** The amount that paid the order: its total, unless the shop accepted another one. */
export const paidFor = ({
  paidInstead,
  totalAmt,
}: Pick<Order, 'paidInstead' | 'totalAmt'>): Amount =>
  paidInstead ?? { amount: totalAmt, currency: 'INR' };
