import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export const containing = (search: string): string => patternOf([search.toLowerCase()]);

const patternOf = (parts: readonly string[]): string =>
  `%${parts.map((part) => part.replace(/[\\%_]/g, '\\$&')).join('%')}%`;

const onlyLetters = /^[\p{L}\p{M} ]+$/u;
/** Letters of the parts that an index has of each word (`gin_trgm_ops`). */
const partLength = 3;
const isLong = new RegExp(`\\S{${partLength}}`);

/**
 * Whether a lower-case column with an index of parts of words contains the text. Each part that the index
 * is asked for costs as much as the first, so of each of several words it is asked for the beginning; the
 * text itself is looked for in what that finds, in a collation that the index does not have. By that
 * PostgreSQL expects as few rows as there are: a word with a slip begins like many others. A word alone may
 * be one that nearly all rows have but for a slip, so it is looked for whole.
 */
export function contains(
  column: RawBuilder<unknown>,
  search: string,
  { isAlone = !search.includes(' ') } = {},
): RawBuilder<boolean> {
  const text = search.toLowerCase();
  const whole = containing(text);
  if (isAlone || !onlyLetters.test(text) || !isLong.test(text)) return sql`${column} like ${whole}`;
  const beginnings = patternOf(
    text.split(' ').map((word) => [...word].slice(0, partLength).join('')),
  );
  if (beginnings === whole) return sql`${column} like ${whole}`;
  return sql`(${column} like ${beginnings} and ${column} collate "C" like ${whole})`;
}

/**
 * Of a search for several words of letters, as names are: the condition of what was made in this quarter
 * of a year, in UTC, or the one before; or in the next, by a clock that is ahead. An index of parts of
 * words can have it beside them, since arrays are among what such an index takes.
 */
export function recentFirst(
  search: string | undefined,
  madeAt: RawBuilder<unknown>,
): RawBuilder<boolean> | undefined {
  if (!search?.includes(' ') || !onlyLetters.test(search)) return undefined;
  return sql<boolean>`array[date_trunc('quarter', ${madeAt} at time zone 'UTC')] && array[
    date_trunc('quarter', now() at time zone 'UTC' + interval '3 months'),
    date_trunc('quarter', now() at time zone 'UTC'),
    date_trunc('quarter', now() at time zone 'UTC' - interval '3 months')]`;
}
