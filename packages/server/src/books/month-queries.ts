import type { MonthPaper } from '@mathappu/contract/books/month-paper';
import type { TaxAmounts } from '@mathappu/contract/invoices/tax-amounts';
import type { TaxDocumentKind } from '@mathappu/contract/invoices/tax-documents';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import { sql } from 'kysely';
import type { Queryable, Tx } from '#server/platform/db/open-database.ts';
import type { Days } from './days.ts';

/** The papers of one kind in a month. Their serials have no gap, and they are all of one financial year. */
export type MonthSeries = {
  kind: TaxDocumentKind;
  year: string;
  first: number;
  last: number;
  count: number;
  amounts: TaxAmounts;
};

/** Invoices first. A paper that is issued later has a later serial, so the series stays what it is. */
export async function listMonthSeries(db: Queryable, { from, to }: Days): Promise<MonthSeries[]> {
  const { rows } = await sql<Omit<MonthSeries, 'amounts'> & TaxAmounts>`
    select kind, year, min(serial) as first, max(serial) as last, count(*)::integer as count,
      sum(total_paise)::bigint as "totalPaise", sum(taxable_paise)::bigint as "taxablePaise",
      sum(cgst_paise)::bigint as "halfPaise", sum(igst_paise)::bigint as "igstPaise"
    from tax_documents where date between ${from}::date and ${to}::date
    group by kind, year order by kind desc, year`.execute(db);
  return rows.map(({ totalPaise, taxablePaise, halfPaise, igstPaise, ...series }) => ({
    ...series,
    amounts: { totalPaise, taxablePaise, halfPaise, igstPaise },
  }));
}

type PaperRow = Omit<MonthPaper, 'amounts' | 'lines'> &
  TaxAmounts & {
    /** The serial. */
    id: string;
    lines: [unit: string, quantity: number, total: number][];
  };

/** Its own lines; of a part that is credited those of its invoice. */
const linesOfPaper = sql`(
  select json_agg(json_build_array(line -> 'unit', line -> 'quantity', line -> 'total') order by position)
  from jsonb_array_elements(case when jsonb_array_length(document.snapshot -> 'lines') = 0
    then invoice.snapshot -> 'lines' else document.snapshot -> 'lines' end)
    with ordinality as goods (line, position))`;

type Batch = { afterId: string | undefined; limit: number };

/** The papers of a series after the one of that serial; without their lines where nobody needs them. */
export async function listMonthPapers(
  db: Queryable,
  { kind, year, first, last }: MonthSeries,
  { afterId, limit, hasLines }: Batch & { hasLines: boolean },
): Promise<(MonthPaper & { id: string })[]> {
  const after = afterId === undefined ? first - 1 : Number(afterId);
  const { rows } = await sql<PaperRow>`
    select document.serial::text as id, document.kind, document.number,
      to_char(document.date, 'YYYY-MM-DD') as date, document.place,
      -- The release before writes it into the paper alone.
      coalesce(document.buyer_gstin, document.snapshot -> 'buyer' ->> 'gstin') as gstin,
      document.snapshot -> 'buyer' ->> 'name' as buyer, document.snapshot -> 'tax' ->> 'hsn' as hsn,
      document.rate_bp as "rateBp", document.total_paise as "totalPaise",
      document.taxable_paise as "taxablePaise", document.cgst_paise as "halfPaise",
      document.igst_paise as "igstPaise", invoice.number as corrects,
      coalesce(invoice.total_paise, document.total_paise) as "invoicePaise",
      jsonb_array_length(document.snapshot -> 'lines') = 0 as "isPart",
      ${hasLines ? linesOfPaper : sql`'[]'::json`} as lines
    from tax_documents document left join tax_documents invoice on invoice.id = document.invoice_id
    where document.kind = ${kind} and document.year = ${year}
      and document.serial > ${after} and document.serial <= ${last}
    order by document.serial limit ${limit}`.execute(db);
  return rows.map(({ lines, totalPaise, taxablePaise, halfPaise, igstPaise, ...paper }) => ({
    ...paper,
    amounts: { totalPaise, taxablePaise, halfPaise, igstPaise },
    lines: lines.map(([unit, quantity, total]) => ({
      unit,
      quantity,
      totalPaise: toHundredths(total),
    })),
  }));
}

type Closing = { hash: string; by: string; at: Date };

export async function findClosing(db: Queryable, month: string): Promise<Closing | undefined> {
  return db
    .selectFrom('closed_months')
    .innerJoin('users', 'users.id', 'closed_months.closed_by')
    .select(['closed_months.hash', 'users.name as by', 'closed_months.closed_at as at'])
    .where('closed_months.month', '=', month)
    .executeTakeFirst();
}

type NewClosing = {
  month: string;
  hash: string;
  papers: number;
  totalPaise: Paise;
  by: string;
  at: Date;
};

/** Closes a month, also one that was closed as something else; false when it is closed as this already. */
export async function upsertClosing(tx: Tx, closing: NewClosing): Promise<boolean> {
  const { month, hash, papers, totalPaise, by, at } = closing;
  const { numAffectedRows } = await sql`
    insert into closed_months as known (month, hash, papers, total_paise, closed_by, closed_at)
    values (${month}, ${hash}, ${papers}, ${totalPaise}, ${by}::uuid, ${at})
    on conflict on constraint closed_months_pkey do update
      set hash = excluded.hash, papers = excluded.papers, total_paise = excluded.total_paise,
        closed_by = excluded.closed_by, closed_at = excluded.closed_at
      where known.hash <> excluded.hash`.execute(tx);
  return numAffectedRows === 1n;
}

/** False when it was not closed. */
export async function deleteClosing(tx: Tx, month: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('closed_months')
    .where('month', '=', month)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** The receipts of a day of the month that were booked after a moment, by both days. */
export async function listLateReceipts(
  db: Queryable,
  { from, to }: Days,
  after: Date,
): Promise<{ count: number; day: string; bookedOn: string }[]> {
  const { rows } = await sql<{ count: number; day: string; bookedOn: string }>`
    select count(*)::integer as count, to_char(received_on, 'YYYY-MM-DD') as day,
      to_char(shop_day(at), 'YYYY-MM-DD') as "bookedOn"
    from receipts
    where received_on between ${from}::date and ${to}::date and at > ${after}
    group by 2, 3 order by 2, 3`.execute(db);
  return rows;
}
