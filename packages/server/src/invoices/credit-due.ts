import type { Paise } from '@mathappu/contract/money';
import type { StoredInvoice } from './tax-document-queries.ts';

/**
 * How much of an invoice is to be credited for what the provider has given back of the payment that
 * pays it: all when all was given back, whatever was accepted in place of the total; of a payment in
 * another currency its share.
 */
export function creditDue({
  totalPaise,
  settled,
}: Pick<StoredInvoice, 'totalPaise' | 'settled'>): Paise {
  if (!settled) return 0;
  const { paidPaise, returnedPaise, currency } = settled;
  if (returnedPaise >= paidPaise) return totalPaise;
  if (currency === 'INR') return Math.min(totalPaise, returnedPaise);
  return Math.round((totalPaise / paidPaise) * returnedPaise);
}
