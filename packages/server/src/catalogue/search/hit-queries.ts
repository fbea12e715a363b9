import { sql } from 'kysely';
import { type Lead, rarestOf } from './choose-lead.ts';
import {
  constant,
  least,
  parameter,
  type Sql,
  scoreOf,
  startBits,
  startOffset,
} from './hit-number.ts';
import { type Alternative, matches } from './understand-query.ts';

export type SearchedWords = {
  readonly words: readonly string[];
  /** The query as a whole name, such as '=flowerpots'. */
  readonly name: string;
  readonly alternatives: readonly Alternative[];
  /** Whether only words of names and categories are searched. */
  readonly inNames?: boolean;
  readonly lead?: Lead;
  /** The estimated number of products that have a word. */
  readonly frequency: (word: string) => number;
};

/** One kind of match of the query's words `from` to `to`, with the column of its best hit. */
type Way = {
  readonly from: number;
  readonly to: number;
  readonly match: number;
  readonly column: Sql;
};

/** A word of the query that products may have, with the hit of each kind of match, the best first. */
export type MatchedWord = {
  readonly at: number;
  readonly hits: readonly { readonly match: number; readonly hit: Sql }[];
};

/**
 * One row for each product with a hit; each way to match has a column with its best hit. Hits of the most
 * frequent word are joined to the others instead of grouped with them, which takes half as long. Sorting
 * the others makes the planner hash them; it does not know how many there are. `offset 0` keeps the planner
 * from repeating the expression of a column wherever the column is used.
 */
export function bestHits(searched: SearchedWords): { names: readonly Sql[]; hits: Sql } {
  const ways = waysOf(searched.alternatives);
  const names = ways.map(({ column }) => column);
  const columns = sql.join(names);
  const { common, others } = hitsBy(searched, ways);
  const grouped = sql`
    select h.product_id, ${sql.join(names.map((name) => sql`min(${name}) as ${name}`))}
    from (${sql.join(others, sql` union all `)}) as h (product_id, ${columns})
    group by h.product_id`;
  if (!common) return { names, hits: sql`(${grouped}) as h` };
  const isJoined = others.length > 0;
  if (!isJoined && ways.length === 1)
    return { names, hits: sql`(${common}) as h (product_id, ${columns})` };
  const best = names.map((name) =>
    isJoined ? sql`least(c.${name}, o.${name}) as ${name}` : sql`c.${name}`,
  );
  return {
    names,
    hits: sql`(
      select product_id, best.*
      from (${common}) as c (product_id, ${columns})
      ${isJoined ? sql`full join (${grouped} order by h.product_id) as o using (product_id)` : sql``}
      cross join lateral (select ${sql.join(best)} offset 0) as best
    ) as h`,
  };
}

/** The words of the query that have alternatives, with their columns of `bestHits`. */
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

/** The last place that is searched: 2 for names and categories, 4 for all. */
const placesOf = ({ inNames = false }: SearchedWords): Sql => parameter(inNames ? 2 : 4);

/** The products that have a word of the lead, as the first common table expression. */
export const ledProducts = ({ lead, ...searched }: SearchedWords): Sql =>
  lead
    ? sql`led as materialized (
        select product_id from product_words
        where word = any(array(select unnest(${lead.words}::text[]))) and place <= ${placesOf(searched)}
      ),`
    : sql``;

/** The condition on rows of `product_words`: their place, and their product if the search has a lead. */
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

/** A word with fewer rows is grouped with the others, because a join takes longer to plan. */
const manyRows = 1_000;

/** `common`: hits of the most frequent word, if it has many or is alone. `others`: all other hits. */
function hitsBy(
  searched: SearchedWords,
  ways: readonly Way[],
): { common: Sql | undefined; others: Sql[] } {
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
  const phrases = numbered.filter(({ words }) => words.length > 1);
  const singles = numbered.filter(({ words }) => words.length === 1);
  const based = [...Map.groupBy(singles, ({ words: [word = ''] }) => word)]
    .map(([word, same]) => ({
      word,
      bases: ways.map((_, at) => same.find(({ way }) => way === at)?.base ?? null),
    }))
    .toSorted((a, b) => frequency(b.word) - frequency(a.word));
  const [first] = based;
  const isCommon = first && (alternatives.length === 1 || frequency(first.word) > manyRows);
  const rest = isCommon ? based.slice(1) : based;
  return {
    common: isCommon ? hitsOfWord(isRead, first) : undefined,
    others: [
      ...(rest.length > 0 ? [hitsOfWords(isRead, rest, ways.length)] : []),
      ...(phrases.length > 0 ? [hitsOfPhrases(isRead, phrases, ways.length)] : []),
    ],
  };
}

/** A word with the number to add to its score, for each way; null for ways that do not use it. */
type Based = { readonly word: string; readonly bases: readonly (number | null)[] };

/** An array in a subquery. PostgreSQL can keep the plan, because it plans for unknown values. */
const listOf = (type: 'text' | 'integer' | 'bigint', values: readonly unknown[]): Sql =>
  sql`(select ${values}::${sql.raw(type)}[])`;

const score = scoreOf(sql`r.place`, sql`r.ordinal`);

const hitsOfWord = (isRead: (row: Sql) => Sql, { word, bases }: Based): Sql => sql`
  select r.product_id, ${sql.join(bases.map((base) => sql`${score} + (select ${base}::bigint)`))}
  from product_words r where r.word = (select ${word}::text) and ${isRead(sql`r`)}`;

function hitsOfWords(isRead: (row: Sql) => Sql, words: readonly Based[], columns: number): Sql {
  const bases = Array.from({ length: columns }, (_, at) => ({
    name: sql.ref(`base_${at}`),
    values: words.map((one) => one.bases[at] ?? null),
  }));
  return sql`
    select r.product_id, ${sql.join(bases.map(({ name }) => sql`${score} + a.${name}`))}
    from unnest(
      ${listOf(
        'text',
        words.map(({ word }) => word),
      )}, ${sql.join(bases.map(({ values }) => listOf('bigint', values)))}
    ) as a (word, ${sql.join(bases.map(({ name }) => name))})
    join product_words r on r.word = a.word where ${isRead(sql`r`)}`;
}

/** Hits of phrases. A product has a phrase if it has all its words; only products with the rarest are read. */
function hitsOfPhrases(
  isRead: (row: Sql) => Sql,
  phrases: readonly Numbered[],
  columns: number,
): Sql {
  const rarest = [...new Set(phrases.map((one) => one.rarest))];
  const parts = phrases.flatMap((one) => one.words.map((word, at) => ({ ...one, word, at })));
  const hit = sql`${scoreOf(sql`h.place`, sql`h.start`)} + h.base`;
  const inWays = Array.from(
    { length: columns },
    (_, way) => sql`case when h.way = ${constant(way)} then ${hit} end`,
  );
  return sql`
    select h.product_id, ${sql.join(inWays)}
    from (
      select r.product_id, a.base, min(a.way) as way, max(r.place) as place, min(r.ordinal - a.at) as start
      from unnest(
        ${listOf(
          'text',
          parts.map(({ word }) => word),
        )}, ${listOf(
          'integer',
          parts.map(({ at }) => at),
        )},
        ${listOf(
          'integer',
          parts.map(({ way }) => way),
        )}, ${listOf(
          'bigint',
          parts.map(({ base }) => base),
        )},
        ${listOf(
          'integer',
          parts.map((one) => one.words.length),
        )}
      ) as a (word, at, way, base, size)
      join product_words r on r.word = a.word
      where (r.product_id in (
          select product_id from product_words
          where word = any(array(select unnest(${rarest}::text[]))))) is true
        and ${isRead(sql`r`)}
      group by r.product_id, a.base having count(*) = min(a.size)
    ) as h`;
}
