import { type RawBuilder, sql } from 'kysely';
import { type Lead, rarestOf } from './choose-lead.ts';
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
  /** In how many products a word is, as estimated. */
  readonly frequency: (word: string) => number;
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

export const isSingle = ({ alternatives: [first, ...others] }: SearchedWords): boolean =>
  first?.words.length === 1 && others.length === 0;

/** Rows of a product with the best hit of each way to match as a column. */
export function bestHits(searched: SearchedWords): {
  names: Sql[];
  columns: Sql;
  hits: Sql;
  grouping: Sql;
} {
  const { alternatives } = searched;
  const ways = waysOf(alternatives);
  const names = ways.map(({ column }) => column);
  const hits = hitsOf(searched, ways);
  return {
    names,
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

/** The products that have a word of the lead, as the first common table expression. */
export const ledProducts = ({ lead, ...searched }: SearchedWords): Sql =>
  lead
    ? sql`led as materialized (
        select product_id from product_words
        where word = any(array(select unnest(${lead.words}::text[]))) and place <= ${placesOf(searched)}
      ),`
    : sql``;

/** Which rows of `product_words` are read. */
function conditionOn(searched: SearchedWords): (row: Sql) => Sql {
  const isLed = (row: Sql) => sql`and (${row}.product_id in (select product_id from led)) is true`;
  return (row) => sql`${row}.place <= ${placesOf(searched)} ${searched.lead ? isLed(row) : sql``}`;
}

type Numbered = {
  readonly words: readonly string[];
  readonly rarest: string;
  readonly way: number;
  readonly base: number;
};

function hitsOf(searched: SearchedWords, ways: readonly Way[]): Sql[] {
  const { alternatives, frequency } = searched;
  const isRead = conditionOn(searched);
  const numbered = alternatives.map(({ from, to, match, words }, alternative) => ({
    words,
    rarest: rarestOf(words, frequency),
    way: ways.findIndex(
      (one) => one.from === from && one.to === to && one.match === matches[match],
    ),
    base: (startOffset - from) * 2 ** startBits + alternative,
  }));
  const columns = ways.length;
  const [single, ...others] = numbered.filter(({ words }) => words.length === 1);
  const phrases = numbered.filter(({ words }) => words.length > 1);
  return [
    ...(single && others.length === 0 ? [hitsOfWord(isRead, single, columns)] : []),
    ...(single && others.length > 0 ? [hitsOfWords(isRead, [single, ...others], columns)] : []),
    ...(phrases.length > 0 ? [hitsOfPhrases(isRead, phrases, columns)] : []),
  ];
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

function hitsOfWord(
  isRead: (row: Sql) => Sql,
  { words: [word], way, base }: Numbered,
  columns: number,
): Sql {
  const hit = sql`${scoreOf(sql`r.place`, sql`r.ordinal`)} + ${base}::bigint`;
  return sql`
    select r.product_id, ${sql.join(inColumns(columns, (at) => (at === way ? hit : sql`null::bigint`)))}
    from product_words r where r.word = (select ${word}::text) and ${isRead(sql`r`)}`;
}

/** A phrase is found where all its words are: of each the rows beside its rarest word are counted. */
function hitsOfPhrases(
  isRead: (row: Sql) => Sql,
  phrases: readonly Numbered[],
  columns: number,
): Sql {
  const words = [...new Set(phrases.flatMap((one) => one.words))];
  const rarest = [...new Set(phrases.map((one) => one.rarest))];
  const parts = phrases.flatMap((one) => one.words.map((word, at) => ({ ...one, word, at })));
  const hit = sql`${scoreOf(sql`h.place`, sql`h.start`)} + h.base`;
  return sql`
    select h.product_id, ${sql.join(inColumns(columns, (at) => sql`case when h.way = ${constant(at)} then ${hit} end`))}
    from (
      select w.product_id, a.way, a.base, max(w.place) as place, min(w.ordinal - a.at) as start
      from (
        select word, product_id, place, ordinal from product_words r
        where word = any(array(select unnest(${words}::text[]))) and (r.product_id in (
            select product_id from product_words
            where word = any(array(select unnest(${rarest}::text[]))))) is true
          and ${isRead(sql`r`)} offset 0
      ) as w join unnest(
        ${parts.map(({ word }) => word)}::text[], ${parts.map(({ at }) => at)}::integer[],
        ${parts.map(({ way }) => way)}::integer[], ${parts.map(({ base }) => base)}::bigint[],
        ${parts.map((one) => one.words.length)}::integer[]
      ) as a (word, at, way, base, size) on a.word = w.word
      group by w.product_id, a.way, a.base, a.size having count(*) = a.size
    ) as h`;
}

const inColumns = (columns: number, hitIn: (way: number) => Sql): Sql[] =>
  Array.from({ length: columns }, (_, way) => hitIn(way));
