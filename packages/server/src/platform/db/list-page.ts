import { mostCounted } from '@mathappu/contract/limits';
import { maxPageSize, type Paging } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './open-database.ts';

type List = {
  /** `from … where …` of a table with ids. */
  readonly from: RawBuilder<unknown>;
  /** `order by …` */
  readonly order: RawBuilder<unknown>;
  readonly paging: Paging;
  /** Of a list that is not searched. Matches of a search are counted, up to `mostCounted`. */
  readonly total: RawBuilder<{ count: number }> | undefined;
  /**
   * A condition, never null, of what comes first in `order` among the matches of a search. The rest is
   * asked for only when fewer than `mostCounted` meet it.
   */
  readonly first?: RawBuilder<boolean> | undefined;
  /**
   * Whether one plan fits all values in `from`: none, or that of one column whose index has the order.
   * PostgreSQL then keeps the plan of a first page that is not searched. Of a limit that it does not know
   * it expects a tenth of all rows, for which it would make a plan for each request instead.
   */
  readonly isPlannedOnce?: boolean;
  /** With `id`, and none that is called `total`. */
  readonly columns: RawBuilder<unknown>;
  /** Joins the rows of the page by `page.id`, as a left join. */
  readonly join: RawBuilder<unknown>;
};

/**
 * A page of a list and its total in one statement, also of a page after the last. The ids come before any
 * row is read; matches that are counted are found once for both, unless the page is further down.
 */
export async function listPage<Row extends { id: string }>(
  db: Queryable,
  { from, order, paging: { page, limit }, total, first, isPlannedOnce, columns, join }: List,
): Promise<{ rows: Row[]; total: number }> {
  const offset = (page - 1) * limit;
  const end = offset + limit;
  const countMatches = sql`
    select count(*) as count from (select 1 ${from} limit ${mostCounted}) as matching`;
  const count = total ?? (end > mostCounted ? countMatches : undefined);
  const ids = (range: RawBuilder<unknown>, also = sql``) =>
    sql`select id ${from} ${also} ${order} limit ${range}`;
  const range =
    isPlannedOnce && offset === 0
      ? sql.lit(Math.max(limit, maxPageSize))
      : sql`${limit} offset ${offset}`;
  const most = sql`${mostCounted}`;
  const areTooFew = sql`(select count(*) from former) < ${mostCounted}`;
  const matching = first
    ? sql`former as materialized (${ids(most, sql`and ${first}`)}),
      latter as materialized (${ids(most, sql`and not (${first}) and ${areTooFew}`)}),
      matching as (table former union all table latter)`
    : sql`matching as materialized (${ids(most)})`;
  const parts = count
    ? sql`ordered as materialized (${ids(range)}),
      counted as (${count}),
      page as (select id, row_number() over () as place from ordered limit ${limit})`
    : sql`${matching},
      counted as (select least(count(*), ${mostCounted}) as count from matching),
      page as (select id, row_number() over () as place from matching limit ${limit} offset ${offset})`;
  const { rows } = await sql<{ total: number } & (Row | { id: null })>`
    with ${parts} select counted.count as total, ${columns}
    from counted left join page on true ${join}
    order by page.place`.execute(db);
  return {
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as unknown as Row])),
    total: rows[0]?.total ?? 0,
  };
}
