import { type RawBuilder, sql } from 'kysely';

/** Pattern of a LIKE that finds the text anywhere in a lower-case column, its wildcards literal. */
export const containing = (search: string): string =>
  `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;

const onlyLetters = /^[\p{L}\p{M} ]+$/u;
/** Letters of the parts that an index has of each word (`gin_trgm_ops`), and of each half of a pair of words. */
const partLength = 3;
const beginningOf = (word: string): string => [...word].slice(0, partLength).join('');
const endOf = (word: string): string => [...word].slice(-partLength).join('');
const isLong = (word: string): boolean => [...word].length >= partLength;

/**
 * Whether a lower-case column with an index of parts of words contains the word. Each part that the index
 * is asked for costs as much as the first, so beside other words it is asked for the beginning; the word
 * itself is looked for in what that finds, in a collation that the index does not have. By that PostgreSQL
 * expects as few rows as there are: a word with a slip begins like many others. A word alone may be one
 * that nearly all rows have but for a slip, so it is looked for whole.
 */
export function containsWord(
  column: RawBuilder<unknown>,
  search: string,
  { isAlone }: { isAlone: boolean },
): RawBuilder<boolean> {
  const text = search.toLowerCase();
  if (isAlone || !onlyLetters.test(text) || beginningOf(text) === text)
    return sql`${column} like ${containing(text)}`;
  return byBeginningOf(text, column, text);
}

/** That the column contains the text, which has the word, by what has the beginning of the word. */
const byBeginningOf = (word: string, column: RawBuilder<unknown>, text: string) =>
  sql<boolean>`(${column} like ${containing(beginningOf(word))}
    and ${column} collate "C" like ${containing(text)})`;

/**
 * Whether a lower-case column contains the text: of several words by an index of its `word_pairs`, and in
 * what that finds in a collation that no index has. A name with an initial has no pair that is known.
 */
export function containsText(column: RawBuilder<unknown>, search: string): RawBuilder<boolean> {
  const text = search.toLowerCase();
  const whole = containing(text);
  const words = text.split(' ');
  const pairs = pairsOf(words);
  if (pairs.length > 0)
    return sql`(word_pairs(${column}) @> ${pairs}::text[] and ${column} collate "C" like ${whole})`;
  const long = words.find(isLong);
  return words.length > 1 && long && onlyLetters.test(text)
    ? byBeginningOf(long, column, text)
    : sql`${column} like ${whole}`;
}

/** As `word_pairs`, without those of a first word that may be longer, or a last one, than three letters tell. */
function pairsOf(words: readonly string[]): string[] {
  const isKnown = (word: string, place: number) =>
    isLong(word) || (place > 0 && place < words.length - 1);
  return words.slice(1).flatMap((following, place) => {
    const word = words[place] ?? '';
    return isKnown(word, place) && isKnown(following, place + 1)
      ? [`${endOf(word)} ${beginningOf(following)}`]
      : [];
  });
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
