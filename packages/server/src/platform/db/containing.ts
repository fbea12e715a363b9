import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export function containing(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** Matches of a search beyond this are not counted: whoever searches looks for less. */
const mostCounted = 10_000;

/** How many rows a `from … where …` has, as far as anybody would turn the pages. */
export const countUpTo = (fromWhere: RawBuilder<unknown>): RawBuilder<{ count: number }> =>
  sql<{ count: number }>`
    select count(*) as count from (select 1 ${fromWhere} limit ${mostCounted}) as matching`;
