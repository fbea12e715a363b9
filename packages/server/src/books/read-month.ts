import { inRupees, sheets, summedRows } from '@mathappu/contract/books/month-sheets';
import { noAmounts, plusAmounts, sumOfPapers } from '@mathappu/contract/books/month-tables';
import type { Month, MonthTable } from '@mathappu/contract/books/months';
import type { TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import type { Queryable } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { findClosing, listLateReceipts } from './month-queries.ts';
import { daysOfMonth, type ReckonedMonth, reckonPapers } from './reckon-month.ts';

/** A month as the accountant sees it. */
export async function readMonth(
  { db, settings }: Pick<Shop, 'db' | 'settings'>,
  month: string,
): Promise<Month> {
  const { shop, tax } = await settings.read();
  const reckoned = await reckonPapers(db, month, tax);
  return answerMonth(db, { month, reckoned, isRegistered: isShopGstin(shop.gstin) });
}

type Read = { month: string; reckoned: ReckonedMonth; isRegistered: boolean };

export async function answerMonth(
  db: Queryable,
  { month, reckoned, isRegistered }: Read,
): Promise<Month> {
  const { series, tables, papers, hash } = reckoned;
  const sums = { tables: inRupees(sumOfPapers(tables)), papers: inRupees(papers) };
  const hasPapers = isRegistered || series.length > 0;
  return {
    tables: { ...(hasPapers && tablesOfPapers(reckoned)), receipts: tableOfReceipts(reckoned) },
    sums,
    problems: problemsOf(reckoned),
    closed: await readClosing(db, month, hash),
    hash,
  };
}

/** What stands in the way of closing a month. */
export const problemsOf = ({ tables, isEven }: ReckonedMonth): Month['problems'] => [
  ...(tables.withoutCode.length > 0
    ? [{ code: 'unitsWithoutCode' as const, values: tables.withoutCode }]
    : []),
  ...(isEven ? [] : [{ code: 'sumsDiffer' as const, values: [] }]),
];

type Tables = Month['tables'];

/** The rows of each sheet and what they come to. */
function tablesOfPapers({ tables }: ReckonedMonth): Tables {
  const answer: Tables = {};
  for (const sheet of sheets) {
    const isSummed = sheet === 'hsn_b2b' || sheet === 'hsn_b2c';
    const amounts = isSummed ? sumOf(tables[sheet]) : amountsOf(sheet, tables.papers);
    const count =
      isSummed || sheet === 'b2cs' || sheet === 'docs'
        ? summedRows(sheet, tables).length
        : tables.papers[sheet].count;
    answer[sheet] = { count, ...inRupees(amounts) };
  }
  return answer;
}

const amountsOf = (
  sheet: MonthTable,
  papers: Readonly<Partial<Record<MonthTable, { amounts: TaxAmounts }>>>,
): TaxAmounts => papers[sheet]?.amounts ?? noAmounts;

const sumOf = (rows: readonly { amounts: TaxAmounts }[]): TaxAmounts =>
  rows.reduce((sum, row) => plusAmounts(sum, row.amounts), noAmounts);

function tableOfReceipts({ received }: ReckonedMonth) {
  const totalPaise = received.reduce(
    (sum, { receivedPaise, givenBackPaise }) => sum + receivedPaise - givenBackPaise,
    0,
  );
  return { count: received.length, ...inRupees({ ...noAmounts, totalPaise }) };
}

async function readClosing(db: Queryable, month: string, hash: string): Promise<Month['closed']> {
  const closing = await findClosing(db, month);
  if (!closing) return null;
  return {
    at: closing.at.toISOString(),
    by: closing.by,
    isUnchanged: closing.hash === hash,
    changes:
      closing.hash === hash ? [] : await listLateReceipts(db, daysOfMonth(month), closing.at),
  };
}
