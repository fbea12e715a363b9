import type { Paise } from '@mathappu/contract/money';
import type { StoredInvoice } from './tax-document-queries.ts';

/**
 * How much of an invoice is to be credited for what was given back of the money that pays it, by the
 * provider or by hand: all when all was given back, whatever was accepted in place of the total; of a
 * payment in another currency its share.
 */
export function creditDue({
  amounts: { totalPaise },
  settled,
  givenBackPaise,
}: Pick<StoredInvoice, 'amounts' | 'settled' | 'givenBackPaise'>): Paise {
  if (!settled) return Math.min(totalPaise, givenBackPaise);
  const { paidPaise, returnedPaise, currency } = settled;
  const isShare = currency !== 'INR';
  const returned = isShare ? returnedPaise : returnedPaise + givenBackPaise;
  if (returned >= paidPaise) return totalPaise;
  return isShare ? Math.round((totalPaise / paidPaise) * returned) : Math.min(totalPaise, returned);
}
