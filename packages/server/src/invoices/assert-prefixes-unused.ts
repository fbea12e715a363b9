import { financialYearOf } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxDocument } from '@mathappu/contract/settings/tax-part';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as words from '@mathappu/contract/words/input';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { hasPapersOf } from './tax-document-queries.ts';

/**
 * Two kinds of papers whose numbers begin alike would come to the same number, and a refund would wait
 * for its credit note.
 * @throws AppError invalidInput when a prefix stands on papers of the other kind of this financial year
 */
export async function assertPrefixesUnused(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { invoicePrefix, creditNotePrefix }: TaxDocument,
): Promise<void> {
  const year = financialYearOf(toShopDay(now()));
  const wanted = [
    { field: 'invoicePrefix', prefix: invoicePrefix, kind: 'credit_note' },
    { field: 'creditNotePrefix', prefix: creditNotePrefix, kind: 'invoice' },
  ] as const;
  for (const { field, prefix, kind } of wanted) {
    if (!(await hasPapersOf(db, { kind, year, prefix }))) continue;
    const issues = [{ path: `document.${field}`, message: words.prefixUsed }];
    throw new AppError('invalidInput', {}, { issues });
  }
}
