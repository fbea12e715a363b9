import { maxPageSize, type Paging, type Total } from '@mathappu/contract/paging';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from './open-database.ts';

type List = {
  /** `from … where …` of a table with ids. */
  readonly from: RawBuilder<unknown>;
  /** `order by …` */
  readonly order: RawBuilder<unknown>;
  readonly paging: Paging;
  /** Of a list that is not searched. Matches of a search are counted as far as its page needs. */
  readonly total: RawBuilder<{ count: number }> | undefined;
  /**
   * A condition, never null, of what comes first in `order` among the matches of a search. The rest is
   * asked for only when these are fewer than are counted.
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

export type Page<Row> = Total & { rows: Row[] };

/** Matches of a search are counted to the next multiple of this after the page; a longer search is more use. */
export const countedInStep = 50;
/** No page of a search reaches further. */
const mostReached = 10_000;

/**
 * A page of a list and its total in one statement, also of a page after the last. The ids come before any
 * row is read; the matches of a search are found once for both.
 */
export async function listPage<Row extends { id: string }>(
  db: Queryable,
  { from, order, paging: { page, limit }, total, first, isPlannedOnce, columns, join }: List,
): Promise<Page<Row>> {
  const offset = (page - 1) * limit;
  const ids = (range: RawBuilder<unknown>, also = sql``) =>
    sql`select id ${from} ${also} ${order} limit ${range}`;
  const range =
    isPlannedOnce && offset === 0
      ? sql.lit(Math.max(limit, maxPageSize))
      : sql`${limit} offset ${offset}`;
  const steps = Math.floor((offset + limit) / countedInStep) + 1;
  const mostMatches = Math.min(steps * countedInStep, mostReached);
  const most = sql`${mostMatches}`;
  const areTooFew = sql`(select count(*) from former) < ${mostMatches}`;
  const matching = first
    ? sql`former as materialized (${ids(most, sql`and ${first}`)}),
      latter as materialized (${ids(most, sql`and not (${first}) and ${areTooFew}`)}),
      matching as (table former union all table latter limit ${mostMatches})`
    : sql`matching as materialized (${ids(most)})`;
  const parts = total
    ? sql`ordered as materialized (${ids(range)}),
      counted as (${total}),
      page as (select id, row_number() over () as place from ordered limit ${limit})`
    : sql`${matching},
      counted as (select count(*) as count from matching),
      page as (select id, row_number() over () as place from matching limit ${limit} offset ${offset})`;
  const { rows } = await sql<{ total: number } & (Row | { id: null })>`
    with ${parts} select counted.count as total, ${columns}
    from counted left join page on true ${join}
    order by page.place`.execute(db);
  const counted = rows[0]?.total ?? 0;
  return {
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as unknown as Row])),
    total: counted,
    isAtLeast: !total && counted === mostMatches,
  };
}
