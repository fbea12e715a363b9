import { mostCounted } from '@mathappu/contract/limits';
import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export function containing(search: string): string {
  return `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
}

/** The number of rows of a `from … where …`, at most `mostCounted`. */
export const countUpTo = (fromWhere: RawBuilder<unknown>): RawBuilder<{ count: number }> =>
  sql<{ count: number }>`
    select count(*) as count from (select 1 ${fromWhere} limit ${mostCounted}) as matching`;
