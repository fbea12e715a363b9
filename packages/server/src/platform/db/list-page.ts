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
  /** The total where one is kept. Without it the matches are counted, up to `mostCounted`. */
  readonly total?: RawBuilder<{ count: number }> | undefined;
  readonly columns: RawBuilder<unknown>;
  /** Joins the rows of the page by `page.id`, as a left join. */
  readonly rows: RawBuilder<unknown>;
};

/**
 * A page of a list and its total in one statement, also of a page after the last. The ids come before any
 * row is read; matches that are counted are found once for both.
 */
export async function listPage<Row extends { id: string }>(
  db: Queryable,
  { from, order, paging: { page, limit }, total, columns, rows: joined }: List,
): Promise<{ rows: Row[]; total: number }> {
  const offset = (page - 1) * limit;
  const end = offset + limit;
  const found = (most: number) => sql`
    select id, row_number() over (${order}) as place ${from} ${order} limit ${most}`;
  const parts = total
    ? sql`page as (${found(limit)} offset ${offset}), counted as (${total})`
    : sql`
      matching as materialized (${found(Math.max(end, mostCounted))}),
      page as (select id, place from matching where place > ${offset} and place <= ${end}),
      counted as (select least(count(*), ${mostCounted}) as count from matching)`;
  const { rows } = await sql<{ total: number } & (Row | { id: null })>`
    with ${parts} select counted.count as total, ${columns}
    from counted left join page on true ${joined}
    order by page.place`.execute(db);
  return {
    rows: rows.flatMap(({ total: _, ...row }) => (row.id === null ? [] : [row as unknown as Row])),
    total: rows[0]?.total ?? 0,
  };
}
