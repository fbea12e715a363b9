import type { TaxDocument } from '@mathappu/contract/invoices/tax-documents';
import { homeStateCode } from '@mathappu/contract/places/states';
import type { StoredTaxDocument } from '#server/platform/db/json-columns.ts';

/** A stored tax document; those of before there were other states have neither their code nor IGST. */
export const completeTaxDocument = (stored: StoredTaxDocument): TaxDocument => ({
  ...stored,
  place: stored.place ?? homeStateCode,
  tax: { ...stored.tax, igst: stored.tax.igst ?? 0 },
});
