import { type RawBuilder, sql } from 'kysely';
import type { Lead } from './choose-lead.ts';
import { type Alternative, matches } from './understand-query.ts';

export type Sql = RawBuilder<unknown>;

export type SearchedWords = {
  readonly words: readonly string[];
  /** The name that equals the query. */
  readonly name: string;
  readonly alternatives: readonly Alternative[];
  /** Only words of names and categories count, which are far fewer. */
  readonly inNames?: boolean;
  readonly lead?: Lead;
};

/** A match of some words of the query, from the first to the last of them. */
type Way = {
  readonly from: number;
  readonly to: number;
  readonly match: number;
  readonly column: Sql;
};

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

/** A number of the statement's form. What differs between searches of a form is a parameter. */
export const constant = (value: number): Sql => sql.raw(String(value));
export const parameter = (value: number): Sql => sql`${value}::integer`;
export const sum = (terms: readonly Sql[]): Sql => sql.join(terms, sql` + `);
export const greatest = (terms: readonly Sql[]): Sql => callOf('greatest', terms);
export const least = (terms: readonly Sql[]): Sql => callOf('least', terms);
const callOf = (name: string, [first, ...others]: readonly Sql[]): Sql =>
  first && others.length === 0 ? first : sql`${sql.raw(name)}(${sql.join([first, ...others])})`;

export const placeOf = (hit: Sql): Sql => sql`(${hit} >> ${constant(placeBits)})::integer`;
/** How far apart hits stand; in different places farther than a text is long. */
export const distanceBetween = (first: Sql, last: Sql): Sql =>
  sql`(${last} >> ${constant(startBits)}) - (${first} >> ${constant(startBits)})`;
export const alternativeOf = (hit: Sql): Sql => sql`${hit} & ${constant((1 << startBits) - 1)}`;

const scoreOf = (place: Sql, start: Sql): Sql =>
  sql`${place} * ${constant(2 ** placeBits)} + (${start}) * ${constant(2 ** startBits)}::bigint`;

export const isSingle = ({ alternatives }: SearchedWords): boolean => alternatives.length === 1;

/** Rows of a product with the best hit of each way to match as a column. */
export function bestHits(searched: SearchedWords): { columns: Sql; hits: Sql; grouping: Sql } {
  const { alternatives } = searched;
  const ways = waysOf(alternatives);
  const names = ways.map(({ column }) => column);
  const hits = hitsOf(alternatives, ways, conditionOn(searched));
  return {
    // A single alternative hits a product once.
    columns: sql.join(
      isSingle(searched) ? names : names.map((name) => sql`min(${name}) as ${name}`),
    ),
    hits: sql`(${sql.join(hits, sql` union all `)}) as h (product_id, ${sql.join(names)})`,
    grouping: isSingle(searched) ? sql`` : sql`group by h.product_id`,
  };
}

/** The words that products may have, with their columns of `bestHits`. */
export function matchedWords({ words, alternatives }: SearchedWords): MatchedWord[] {
  const ways = waysOf(alternatives);
  return words.flatMap((_, at) => {
    const own = ways.filter(({ from, to }) => from <= at && at <= to);
    const hits = [...Map.groupBy(own, ({ match }) => match)]
      .map(([match, same]) => ({ match, hit: least(same.map(({ column }) => column)) }))
      .toSorted((a, b) => a.match - b.match);
    return hits.length === 0 ? [] : [{ at, hits }];
  });
}

function waysOf(alternatives: readonly Alternative[]): Way[] {
  const ways = new Map<string, Omit<Way, 'column'>>();
  for (const { from, to, match } of alternatives) {
    ways.set(`${from} ${to} ${match}`, { from, to, match: matches[match] });
  }
  return [...ways.values()]
    .toSorted((a, b) => a.from - b.from || a.to - b.to || a.match - b.match)
    .map((way, at) => ({ ...way, column: sql.ref(`hit_${at}`) }));
}

/** The places that are searched: those of names and categories, or all. */
const placesOf = ({ inNames = false }: SearchedWords): Sql => parameter(inNames ? 2 : 4);

/** With one word of the query there is nothing to begin with. */
const mayBeLed = (searched: SearchedWords): boolean => matchedWords(searched).length > 1;

/** The products that have a word of the lead, as the first common table expression. */
export const ledProducts = (searched: SearchedWords): Sql =>
  mayBeLed(searched)
    ? sql`led as materialized (
        select product_id from product_words
        where word = any(array(select unnest(${leadWords(searched)})))
          and place <= ${placesOf(searched)}
      ),`
    : sql``;

const leadWords = ({ lead }: SearchedWords): Sql => sql`${lead?.words ?? null}::text[]`;

/** Which rows of `product_words` are read; the form is the same with a lead and without. */
function conditionOn(searched: SearchedWords): (row: Sql) => Sql {
  const isInPlace = (row: Sql) => sql`${row}.place <= ${placesOf(searched)}`;
  if (!mayBeLed(searched)) return isInPlace;
  return (row) => sql`${isInPlace(row)} and (
    (select ${leadWords(searched)} is null) or (${row}.product_id in (select product_id from led)) is true)`;
}

type Numbered = { readonly words: readonly string[]; readonly way: number; readonly base: number };

function hitsOf(
  alternatives: readonly Alternative[],
  ways: readonly Way[],
  isRead: (row: Sql) => Sql,
): Sql[] {
  const numbered = alternatives.map(({ from, to, match, words }, alternative) => ({
    words,
    way: ways.findIndex(
      (one) => one.from === from && one.to === to && one.match === matches[match],
    ),
    base: (startOffset - from) * 2 ** startBits + alternative,
  }));
  const columns = ways.length;
  const singles = numbered.filter(({ words }) => words.length === 1);
  const phrases = numbered.filter(({ words }) => words.length > 1);
  return singles.length > 1
    ? [
        hitsOfWords(isRead, singles, columns),
        ...phrases.map((one) => hitsOfPhrase(isRead, one, columns)),
      ]
    : numbered.map((one) => hitsOfPhrase(isRead, one, columns));
}

/** Each word once, with what its place counts from in each way that it is searched. */
function hitsOfWords(
  isRead: (row: Sql) => Sql,
  singles: readonly Numbered[],
  columns: number,
): Sql {
  const byWord = [...Map.groupBy(singles, ({ words: [word] }) => word)];
  const bases = Array.from({ length: columns }, (_, at) => ({
    name: sql.ref(`base_${at}`),
    values: byWord.map(([, same]) => same.find(({ way }) => way === at)?.base ?? null),
  }));
  const words = byWord.map(([word]) => word);
  return sql`
    select w.product_id, ${sql.join(bases.map(({ name }) => sql`w.score + a.${name}`))}
    from (
      select word, product_id, ${scoreOf(sql`place`, sql`ordinal`)} as score from product_words r
      where word = any(array(select unnest(${words}::text[]))) and ${isRead(sql`r`)} offset 0
    ) as w left join unnest(
      ${words}::text[], ${sql.join(bases.map(({ values }) => sql`${values}::bigint[]`))}
    ) as a (word, ${sql.join(bases.map(({ name }) => name))}) on a.word = w.word`;
}

/** A join of the words, which the planner orders by how frequent they are. */
function hitsOfPhrase(
  isRead: (row: Sql) => Sql,
  { words, way, base }: Numbered,
  columns: number,
): Sql {
  const each = words.map((word, at) => ({ word, at, row: sql.ref(`w${at}`) }));
  const place = greatest(each.map(({ row }) => sql`${row}.place`));
  const start = least(each.map(({ row, at }) => sql`${row}.ordinal - ${constant(at)}`));
  const conditions = each.map(
    ({ row, word }) =>
      sql`${row}.word = ${words.length === 1 ? sql`(select ${word}::text)` : word} and ${isRead(row)}
        and ${row}.product_id = w0.product_id`,
  );
  const hit = sql`${scoreOf(place, start)} + ${base}::bigint`;
  const hits = Array.from({ length: columns }, (_, at) => (at === way ? hit : sql`null::bigint`));
  return sql`
    select w0.product_id, ${sql.join(hits)}
    from ${sql.join(each.map(({ row }) => sql`product_words ${row}`))}
    where ${sql.join(conditions, sql` and `)}`;
}
