import { createHash } from 'node:crypto';
import type { MonthPaper } from '@mathappu/contract/books/month-paper';
import { sealPaper, sealReceipts } from '@mathappu/contract/books/month-seal';
import {
  type MonthTables,
  noAmounts,
  plusAmounts,
  reckonMonth,
  sumOfGoods,
  sumOfPapers,
} from '@mathappu/contract/books/month-tables';
import type { TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxPart } from '@mathappu/contract/settings/tax-part';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { readInBatches } from '#server/platform/db/read-in-batches.ts';
import type { Days } from './days.ts';
import { listMonthPapers, listMonthSeries, type MonthSeries } from './month-queries.ts';
import { listReceived, type ReceivedRow } from './received-queries.ts';

export type ReckonedMonth = {
  readonly series: readonly MonthSeries[];
  readonly tables: MonthTables;
  readonly received: readonly ReceivedRow[];
  /** What the papers come to by their own amounts. */
  readonly papers: TaxAmounts;
  /** Whether both ways to divide the papers come to the same. */
  readonly isEven: boolean;
  readonly hash: string;
};

/** The first and the last day of a month, such as 2026-11. */
export function daysOfMonth(month: string): Days {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate();
  return { from: `${month}-01`, to: `${month}-${last}` };
}

/** All papers of a month in the order of their numbers, read in batches. */
export async function* readPapers(
  db: Queryable,
  series: readonly MonthSeries[],
  { hasLines }: { hasLines: boolean },
): AsyncGenerator<MonthPaper> {
  for (const one of series) {
    yield* readInBatches((batch) => listMonthPapers(db, one, { ...batch, hasLines }));
  }
}

/** Reads a month once, from its first paper to its last one. */
export async function reckonPapers(
  db: Queryable,
  month: string,
  { units, largeAbove }: Pick<TaxPart, 'units' | 'largeAbove'>,
): Promise<ReckonedMonth> {
  const days = daysOfMonth(month);
  const series = await listMonthSeries(db, days);
  const received = await listReceived(db, days);
  const reckoning = reckonMonth({ units, largeAbove });
  const seal = createHash('sha256');
  for await (const paper of readPapers(db, series, { hasLines: true })) {
    reckoning.add(paper);
    seal.update(sealPaper(paper));
  }
  for (const row of received) seal.update(sealReceipts(row));
  const tables = reckoning.finish();
  const papers = series.reduce(
    (sum, { kind, amounts }) => plusAmounts(sum, amounts, kind === 'invoice' ? 1 : -1),
    noAmounts,
  );
  const isEven = [sumOfPapers(tables), sumOfGoods(tables)].every((sum) => areSame(sum, papers));
  return { series, tables, received, papers, isEven, hash: seal.digest('hex') };
}

const areSame = (a: TaxAmounts, b: TaxAmounts) =>
  a.totalPaise === b.totalPaise &&
  a.taxablePaise === b.taxablePaise &&
  a.halfPaise === b.halfPaise &&
  a.igstPaise === b.igstPaise;
