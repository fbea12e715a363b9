import { mostCounted } from '@mathappu/contract/limits';
import type { Paging } from '@mathappu/contract/paging';
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
  { from, order, paging: { page, limit }, total, first, columns, join }: List,
): Promise<{ rows: Row[]; total: number }> {
  const offset = (page - 1) * limit;
  const end = offset + limit;
  const countMatches = sql`
    select count(*) as count from (select 1 ${from} limit ${mostCounted}) as matching`;
  const count = total ?? (end > mostCounted ? countMatches : undefined);
  const ids = (most: number, also = sql``) => sql`select id ${from} ${also} ${order} limit ${most}`;
  const areTooFew = sql`(select count(*) from former) < ${mostCounted}`;
  const matching = first
    ? sql`former as materialized (${ids(mostCounted, sql`and ${first}`)}),
      latter as materialized (${ids(mostCounted, sql`and not (${first}) and ${areTooFew}`)}),
      matching as (table former union all table latter)`
    : sql`matching as materialized (${ids(mostCounted)})`;
  const parts = count
    ? sql`ordered as materialized (${ids(limit)} offset ${offset}), counted as (${count}),
      page as (select id, row_number() over () as place from ordered)`
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
