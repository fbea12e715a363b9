import { type RawBuilder, sql } from 'kysely';
import { type Alternative, matches } from './understand-query.ts';

export type Sql = RawBuilder<unknown>;

export type SearchedWords = {
  readonly words: readonly string[];
  /** The name that equals the query. */
  readonly name: string;
  readonly alternatives: readonly Alternative[];
  /** Only words of names and categories count, which are far fewer. */
  readonly inNames?: boolean;
};

/** A match of some words of the query, from the first to the last of them. */
type Way = { readonly from: number; readonly to: number; readonly match: number };

/** A word of the query that products have, and its hits by match, the best match first. */
export type MatchedWord = {
  readonly at: number;
  readonly hits: readonly { readonly match: number; readonly hit: Sql }[];
};

/**
 * An alternative hits a product that has all its words. A hit is a number, the least is the best: from
 * its highest bits the place of the words, where they stand in the text relative to the query, the
 * alternative.
 */
const placeBits = 36;
const startBits = 20;
/** Words of the product may stand before where the query begins. */
const startOffset = 64;

/** A number in the text of a statement, which is planned each time it runs. */
export const constant = (value: number): Sql => sql.raw(String(value));
export const sum = (terms: readonly Sql[]): Sql => sql.join(terms, sql` + `);
export const greatest = (terms: readonly Sql[]): Sql => callOf('greatest', terms);
export const least = (terms: readonly Sql[]): Sql => callOf('least', terms);
const callOf = (name: string, [first, ...others]: readonly Sql[]): Sql =>
  first && others.length === 0 ? first : sql`${sql.raw(name)}(${sql.join([first, ...others])})`;

const scoreOf = (place: Sql, start: Sql): Sql =>
  sql`(${place}::bigint << ${constant(placeBits)}) + ((${start})::bigint << ${constant(startBits)})`;
export const placeOf = (hit: Sql): Sql => sql`(${hit} >> ${constant(placeBits)})::integer`;
export const startOf = (hit: Sql): Sql =>
  sql`(${hit} >> ${constant(startBits)} & ${constant((1 << (placeBits - startBits)) - 1)})`;
export const alternativeOf = (hit: Sql): Sql => sql`${hit} & ${constant((1 << startBits) - 1)}`;

/** Rows of a product `p` with the best hit of each way to match as a column. */
export function bestHits({ alternatives, inNames = false }: SearchedWords): {
  columns: Sql;
  hits: Sql;
  grouping: Sql;
} {
  const ways = waysOf(alternatives);
  // One alternative hits a product once.
  const isOne = alternatives.length === 1;
  const columns = ways.map((way, at) =>
    isOne
      ? sql`h.score as ${columnOf(way)}`
      : sql`min(h.score) filter (where h.way = ${constant(at)}) as ${columnOf(way)}`,
  );
  return {
    columns: sql.join(columns),
    hits: sql`(${sql.join(hitsOf(alternatives, ways, inNames ? wordsOfNames : allWords), sql` union all `)}) as h (product_id, way, score)`,
    grouping: isOne ? sql`` : sql`group by h.product_id`,
  };
}

/** The words that products may have, with their columns of `bestHits`. */
export function matchedWords({ words, alternatives }: SearchedWords): MatchedWord[] {
  const ways = waysOf(alternatives);
  return words.flatMap((_, at) => {
    const own = ways.filter(({ from, to }) => from <= at && at <= to);
    const hits = [...Map.groupBy(own, ({ match }) => match)]
      .map(([match, same]) => ({ match, hit: least(same.map(columnOf)) }))
      .toSorted((a, b) => a.match - b.match);
    return hits.length === 0 ? [] : [{ at, hits }];
  });
}

function waysOf(alternatives: readonly Alternative[]): Way[] {
  const ways = new Map<string, Way>();
  for (const { from, to, match } of alternatives) {
    ways.set(`${from} ${to} ${match}`, { from, to, match: matches[match] });
  }
  return [...ways.values()];
}

const columnOf = ({ from, to, match }: Way): Sql => sql.ref(`hit_${from}_${to}_${match}`);

function hitsOf(
  alternatives: readonly Alternative[],
  ways: readonly Way[],
  productWords: Sql,
): Sql[] {
  const numbered = alternatives.map(({ from, to, match, words }, alternative) => ({
    words,
    way: ways.findIndex(
      (one) => one.from === from && one.to === to && one.match === matches[match],
    ),
    base: (startOffset - from) * 2 ** startBits + alternative,
  }));
  const singles = numbered.filter(({ words }) => words.length === 1);
  const phrases = numbered.filter(({ words }) => words.length > 1);
  return singles.length > 1
    ? [hitsOfWords(productWords, singles), ...phrases.map((one) => hitsOfPhrase(productWords, one))]
    : numbered.map((one) => hitsOfPhrase(productWords, one));
}

const allWords = sql`product_words`;
const wordsOfNames = sql`(
  select word, product_id, place, ordinal from product_words where place <= 2)`;

type Numbered = { readonly words: readonly string[]; readonly way: number; readonly base: number };

/** The planner knows how frequent the words of the condition are; a left join keeps its estimate. */
function hitsOfWords(productWords: Sql, singles: readonly Numbered[]): Sql {
  const words = singles.map(({ words: [word] }) => word);
  return sql`
    select w.product_id, a.way, ${scoreOf(sql`w.place`, sql`w.ordinal`)} + a.base
    from ${productWords} w left join unnest(
      ${words}::text[], ${singles.map(({ way }) => way)}::integer[],
      ${singles.map(({ base }) => base)}::bigint[]
    ) as a (word, way, base) on a.word = w.word
    where w.word = any(${[...new Set(words)]}::text[])`;
}

/** A join of the words, which the planner orders by how frequent they are. */
function hitsOfPhrase(productWords: Sql, { words, way, base }: Numbered): Sql {
  const each = words.map((word, at) => ({ word, at, row: sql.ref(`w${at}`) }));
  const place = greatest(each.map(({ row }) => sql`${row}.place`));
  const start = least(each.map(({ row, at }) => sql`${row}.ordinal - ${constant(at)}`));
  const conditions = each.map(
    ({ row, word }) => sql`${row}.word = ${word} and ${row}.product_id = w0.product_id`,
  );
  return sql`
    select w0.product_id, ${constant(way)}, ${scoreOf(place, start)} + ${constant(base)}
    from ${sql.join(each.map(({ row }) => sql`${productWords} ${row}`))}
    where ${sql.join(conditions, sql` and `)}`;
}
