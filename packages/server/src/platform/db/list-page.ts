import type { Paging, Total } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './open-database.ts';

type List = {
  /** `from … where …` of a table with ids. */
  readonly from: RawBuilder<unknown>;
  /** `order by …` */
  readonly order: RawBuilder<unknown>;
  readonly paging: Paging;
  /** With `id`, and none that is called `total`. */
  readonly columns: RawBuilder<unknown>;
  /** Joins the rows of the page by `page.id`, as a left join. */
  readonly join: RawBuilder<unknown>;
};

export type Page<Row> = Total & { rows: Row[] };

/**
 * A page of a list and the exact number of its rows, in one statement; a page after the last has no
 * rows and the same total. The ids of the page are found before its rows are read.
 */
export async function listPage<Row extends { id: string }>(
  db: Queryable,
  { from, order, paging: { page, limit }, columns, join }: List,
): Promise<Page<Row>> {
  const { rows } = await sql<{ total: number } & (Row | { id: null })>`
    with counted as (select count(*) as total ${from}),
      ordered as materialized (select id ${from} ${order} limit ${limit} offset ${(page - 1) * limit}),
      page as (select id, row_number() over () as place from ordered)
    select counted.total, ${columns}
    from counted left join page on true ${join}
    order by page.place`.execute(db);
  return {
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as unknown as Row])),
    total: rows[0]?.total ?? 0,
  };
}
