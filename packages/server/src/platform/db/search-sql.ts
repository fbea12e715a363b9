import { mostCounted } from '@mathappu/contract/limits';
import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export const containing = (search: string): string => patternOf([search.toLowerCase()]);

const patternOf = (parts: readonly string[]): string =>
  `%${parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%')}%`;

/** Words long enough to have several of the parts that an index has (`gin_trgm_ops`). */
const longWords = /^[\p{L}\p{M} ]{6,}$/u;
const partLength = 3;

/**
 * Whether a lower-case column with an index of parts of words contains the text. Each of the parts that
 * the index is asked for costs as much as the first, and a name's overlapping ones tell little more than
 * those side by side; the text itself is looked for in what they find, in a collation that the index
 * does not have. By that PostgreSQL expects as few rows as there are: the parts are also those of a word
 * with a letter more, and many have that. A word alone may be one that nearly all rows have but for a
 * slip, so it is looked for whole.
 */
export function contains(
  column: RawBuilder<unknown>,
  search: string,
  { isAlone = !search.includes(' ') } = {},
): RawBuilder<boolean> {
  const text = search.toLowerCase();
  if (isAlone || !longWords.test(text)) return sql`${column} like ${containing(text)}`;
  const letters = [...text];
  const parts = Array.from({ length: Math.ceil(letters.length / partLength) }, (_, at) =>
    letters.slice(at * partLength, (at + 1) * partLength).join(''),
  );
  return sql`(${column} like ${patternOf(parts)} and ${column} collate "C" like ${containing(text)})`;
}

/** The number of rows of a `from … where …`, at most `mostCounted`. */
export const countUpTo = (fromWhere: RawBuilder<unknown>): RawBuilder<{ count: number }> =>
  sql<{ count: number }>`
    select count(*) as count from (select 1 ${fromWhere} limit ${mostCounted}) as matching`;
