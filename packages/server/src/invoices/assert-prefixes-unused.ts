import { financialYearOf } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxPart } from '@mathappu/contract/settings/tax-part';
import { toShopDay } from '@mathappu/contract/shop-time';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { hasTaxDocumentsOf } from './tax-document-queries.ts';

/**
 * Two kinds of tax documents whose numbers begin alike would come to the same number, and a refund would wait
 * for its credit note.
 * @throws AppError taxPrefixUsed when a new prefix stands on tax documents of the other kind of this financial
 * year
 */
export async function assertPrefixesUnused(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  tax: TaxPart,
  before: TaxPart,
): Promise<void> {
  const year = financialYearOf(toShopDay(now()));
  for (const [field, kind] of [
    ['invoicePrefix', 'credit_note'],
    ['creditNotePrefix', 'invoice'],
  ] as const) {
    const prefix = tax[field];
    if (prefix === before[field]) continue;
    if (await hasTaxDocumentsOf(db, { kind, year, prefix })) {
      throw new AppError('taxPrefixUsed', {}, { field: `document.${field}` });
    }
  }
}
