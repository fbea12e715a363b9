import type { DeliveryTerms } from '../settings/delivery-terms.ts';

/**
 * The terms of what staff write down for a buyer: a charge that they typed counts, in rupees; where the shop
 * does not deliver, the carrier asks for its freight.
 */
export function agreedTerms(terms: DeliveryTerms, charge: number | undefined): DeliveryTerms {
  if (charge !== undefined) {
    return { ...terms, kind: charge === 0 ? 'free' : 'fixed', charge, freeFrom: null };
  }
  return terms.kind === 'none' ? { ...terms, kind: 'to_pay' } : terms;
}
