import { toRupees } from '@mathappu/contract/money';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { readInBatches } from '#server/platform/db/read-in-batches.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import { listTaxDocumentsAfter, type TaxDocumentFilter } from './tax-document-queries.ts';

export const taxDocumentCsvHeader = [
  'Kind',
  'Number',
  'Date',
  'Order',
  'Corrects',
  'Buyer',
  'City',
  'Pincode',
  'Place of supply',
  'HSN',
  'Rate %',
  'Taxable value',
  'CGST',
  'SGST',
  'Total',
  'Reason',
  'Seller GSTIN',
  'IGST',
  'Buyer GSTIN',
] as const;

const kindNames = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

/**
 * Writes one row for each tax document, in the order of the numbers, and reads them in batches while they
 * are sent.
 */
export async function* taxDocumentCsvRows(
  db: Queryable,
  filter: TaxDocumentFilter,
): AsyncGenerator<CsvRow> {
  const taxDocuments = readInBatches((batch) => listTaxDocumentsAfter(db, filter, batch));
  for await (const { kind, amounts, rateBp, snapshot: taxDocument } of taxDocuments) {
    const half = toRupees(amounts.halfPaise);
    yield [
      kindNames[kind],
      taxDocument.number,
      taxDocument.date,
      taxDocument.orderNumber,
      taxDocument.corrects?.number ?? null,
      taxDocument.buyer.name,
      taxDocument.buyer.city,
      taxDocument.buyer.pincode,
      taxDocument.placeOfSupply,
      taxDocument.tax.hsn,
      rateBp / 100,
      toRupees(amounts.taxablePaise),
      half,
      half,
      toRupees(amounts.totalPaise),
      taxDocument.reason,
      taxDocument.seller.gstin,
      toRupees(amounts.igstPaise),
      taxDocument.buyer.gstin ?? null,
    ];
  }
}
