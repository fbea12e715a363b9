import { toRupees } from '@mathappu/contract/money';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { readInBatches } from '#server/platform/db/read-in-batches.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import { listPapersAfter, type PaperFilter } from './tax-document-queries.ts';

export const paperCsvHeader = [
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
] as const;

const kindNames = { invoice: 'Tax invoice', credit_note: 'Credit note' } as const;

/**
 * Writes one row for each paper, in the order of the numbers, and reads them in batches while they
 * are sent.
 */
export async function* paperCsvRows(db: Queryable, filter: PaperFilter): AsyncGenerator<CsvRow> {
  const papers = readInBatches((batch) => listPapersAfter(db, filter, batch));
  for await (const { kind, amounts, rateBp, snapshot: paper } of papers) {
    const half = toRupees(amounts.halfPaise);
    yield [
      kindNames[kind],
      paper.number,
      paper.date,
      paper.orderNumber,
      paper.corrects?.number ?? null,
      paper.buyer.name,
      paper.buyer.city,
      paper.buyer.pincode,
      paper.placeOfSupply,
      paper.tax.hsn,
      rateBp / 100,
      toRupees(amounts.taxablePaise),
      half,
      half,
      toRupees(amounts.totalPaise),
      paper.reason,
      paper.seller.gstin,
    ];
  }
}
