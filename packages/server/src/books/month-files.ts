import { tableOfPaper } from '@mathappu/contract/books/month-paper';
import {
  type PaperSheet,
  paperRow,
  type Sheet,
  sheetDate,
  sheetHeads,
  summedRows,
} from '@mathappu/contract/books/month-sheets';
import type { MonthTable } from '@mathappu/contract/books/months';
import {
  partyLedgers,
  tallyFoot,
  tallyHead,
  tallyParties,
  tallyVoucher,
} from '@mathappu/contract/books/tally-xml';
import { toRupees } from '@mathappu/contract/money';
import type { TaxPart } from '@mathappu/contract/settings/tax-part';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { CsvRow } from '#server/platform/http/csv-answer.ts';
import { figureCsv } from './figure-csv.ts';
import { type ReckonedMonth, readPapers } from './reckon-month.ts';

type File = { header: readonly string[]; rows: Iterable<CsvRow> | AsyncIterable<CsvRow> };

/** A table of a month as a file. What has a row a paper is read again, in batches, while it is sent. */
export function monthCsv(
  db: Queryable,
  reckoned: ReckonedMonth,
  { table, largeAbove }: { table: MonthTable; largeAbove: number },
): File {
  if (table === 'receipts') return receiptsCsv(reckoned);
  const header = sheetHeads[table];
  return isPaperSheet(table)
    ? { header, rows: paperRows(db, reckoned, { sheet: table, largeAbove }) }
    : { header, rows: summedRows(table, reckoned.tables) };
}

const isPaperSheet = (sheet: Sheet): sheet is PaperSheet =>
  ['b2b', 'b2cl', 'cdnr', 'cdnur'].includes(sheet);

async function* paperRows(
  db: Queryable,
  { series }: ReckonedMonth,
  { sheet, largeAbove }: { sheet: PaperSheet; largeAbove: number },
): AsyncGenerator<CsvRow> {
  for await (const paper of readPapers(db, series, { hasLines: false })) {
    if (tableOfPaper(paper, largeAbove) === sheet) yield paperRow(sheet, paper);
  }
}

/** Like the list of the owner's figures, with its days as the other tables have them. */
const receiptsCsv = ({ received }: ReckonedMonth): File =>
  figureCsv(
    'received',
    received.map(({ day, receivedPaise, givenBackPaise, ...row }) => ({
      ...row,
      day: sheetDate(day),
      received: toRupees(receivedPaise),
      givenBack: toRupees(givenBackPaise),
      net: toRupees(receivedPaise - givenBackPaise),
    })),
  );

/** The papers of a month as vouchers. */
export async function* tallyXml(
  db: Queryable,
  { series, tables }: ReckonedMonth,
  { ledgers }: Pick<TaxPart, 'ledgers'>,
): AsyncGenerator<string> {
  const parties = partyLedgers(tables.businesses, ledgers);
  yield tallyHead;
  yield* tallyParties(parties);
  // Many vouchers are one piece: each piece costs the response more than its text.
  let piece = '';
  for await (const paper of readPapers(db, series, { hasLines: false })) {
    piece += tallyVoucher(paper, ledgers, parties);
    if (piece.length < pieceLength) continue;
    yield piece;
    piece = '';
  }
  yield piece + tallyFoot;
}

const pieceLength = 64 * 1024;
