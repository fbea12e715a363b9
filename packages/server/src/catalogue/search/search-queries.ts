import type { ProductSort } from '@mathappu/contract/catalogue';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { isFiltered, type ProductFilters, passesAll } from '../facets/facet-conditions.ts';
import type { ProductRow } from '../product-answer.ts';
import { isVisible, type ProductScope, productColumns, sortOrders } from '../product-queries.ts';
import { isNumber } from './fold.ts';
import { type Alternative, matches } from './understand-query.ts';

/** From this number on, products that lack words of the query are left out. */
const enough = 3;

/**
 * The rules of ranking, each deciding only between equals of the one before. `f` is a product that
 * was found, with what is known of it.
 */
const rankingRules: readonly RawBuilder<unknown>[] = [
  // More words of the query.
  sql`f.matched desc`,
  // The better worst match, in the order of `matches`.
  sql`f.worst_match`,
  // The more important place of the least important word.
  sql`f.worst_place`,
  // Words together and in the order of the query.
  sql`f.is_together desc`,
  // The name equals the query.
  sql`f.is_name desc`,
  // In stock.
  sql`f.is_in_stock desc`,
  // Sold in 30 days.
  sql`f.sold_30_days desc`,
  // The shop's order.
  sql`f.position`,
  sql`f.id`,
];

const bestMatch = sql.join(rankingRules);

export type SearchedWords = {
  readonly words: readonly string[];
  /** The name that equals the query. */
  readonly name: string;
  readonly alternatives: readonly Alternative[];
};

export type FoundPage = {
  readonly products: ProductRow[];
  readonly total: number;
  /** Products that the query finds, whatever the filters. */
  readonly found: number;
  /** The words of the query that some of those have, and that all on the list have, as bits. */
  readonly anyHas: number;
  readonly allHave: number;
  /** For each word of the query the alternative by which the first product was found. */
  readonly readBy: Readonly<Record<string, number>>;
};

type SearchListing = {
  readonly searched: SearchedWords;
  /** The shop's own order is that of the best match. */
  readonly sort: ProductSort;
  readonly limit: number;
  readonly offset: number;
  readonly scope: ProductScope;
  readonly filters: ProductFilters;
};

type Summary = {
  total: number;
  found: number;
  any_has: number;
  all_have: number;
  read_by: Record<string, number>;
};

/** A page of what a query finds, with the total: one statement. */
export async function findProductPage(db: Queryable, listing: SearchListing): Promise<FoundPage> {
  const { searched, sort, limit, offset, scope, filters } = listing;
  const ordered =
    sort === 'newest' || sort === 'relevance'
      ? sql`shown f order by ${bestMatch}`
      : sql`shown f join products p on p.id = f.id order by ${sortOrders[sort]}`;
  const { rows } = await sql<Summary & (ProductRow | { id: null })>`
    with ${foundProducts(searched, scope)},
    shown as materialized (
      select f.* from ranked f ${isFiltered(filters) ? sql`join products p on p.id = f.id where ${passesAll(filters)}` : sql``}
    ), page as materialized (
      select top.id, row_number() over () as place
      from (select f.id from ${ordered} limit ${limit} offset ${offset}) as top
    ), summary as (
      select count(*) as found, coalesce(bit_or(f.words), 0) as any_has from ranked f
    ), summary_of_shown as (
      select count(*) as total, coalesce(bit_and(f.words), 0) as all_have from shown f
    )
    select summary.found, summary.any_has, summary_of_shown.total, summary_of_shown.all_have,
      (select coalesce(json_object_agg(w.query_word, w.score & 1048575), '{}')
        from word_hit w where page.place = 1 and w.product_id = page.id) as read_by,
      ${productColumns}
    from summary cross join summary_of_shown left join page on true left join products p on p.id = page.id
    order by page.place`.execute(db);
  const products = rows.filter((row): row is ProductRow & Summary => row.id !== null);
  const [first] = rows;
  return {
    products,
    total: first?.total ?? 0,
    found: first?.found ?? 0,
    anyHas: first?.any_has ?? 0,
    allHave: first?.all_have ?? 0,
    readBy: first?.read_by ?? {},
  };
}

/**
 * The products that a query finds, as common table expressions that end in `ranked`. An alternative
 * hits a product that has all its words; a word of the query is hit by the best alternative.
 *
 * A score is, from its highest bits: the match, the place, where the alternative stands in the text
 * relative to the query, the alternative.
 */
export function foundProducts(searched: SearchedWords, scope: ProductScope): RawBuilder<unknown> {
  const { words, alternatives, name } = searched;
  const isSingleWord = words.length === 1;
  const numbers = words.reduce((bits, word, at) => bits | (isNumber(word) ? 1 << at : 0), 0);
  return sql`
    single as materialized (
      select * from json_to_recordset(${asJson(singlesOf(alternatives))}) as a (
        query_word integer, "from" integer, match integer, alternative integer, word text)
    ), multiple as materialized (
      select * from json_to_recordset(${asJson(multiplesOf(alternatives))}) as a (
        alternative integer, size integer, at integer, is_lead boolean, word text)
    ), covered as materialized (
      select * from json_to_recordset(${asJson(coveredOf(alternatives))}) as a (
        query_word integer, "from" integer, match integer, alternative integer)
    ), hit as ${isSingleWord ? sql`` : sql`materialized`} (
      select a.query_word, w.product_id, a.match, w.place, w.ordinal - a."from" as start, a.alternative
      from single a join product_words w on w.word = a.word
      union all
      select c.query_word, h.product_id, c.match, h.place, h.start - c."from", c.alternative
      from (
        select a.alternative, w.product_id, max(w.place) as place, min(w.ordinal - a.at) as start
        from multiple lead join product_words l on l.word = lead.word
          join multiple a on a.alternative = lead.alternative
          join product_words w on w.word = a.word and w.product_id = l.product_id
        where lead.is_lead
        group by a.alternative, a.size, w.product_id having count(*) = a.size
      ) as h join covered c on c.alternative = h.alternative
    ), word_hit as materialized (
      select query_word, product_id,
        min((match::bigint << 44) + (place::bigint << 40) + ((start + 64)::bigint << 20) + alternative)
          as score
      from hit group by query_word, product_id
    ), found as (
      select product_id, count(*) as matched, bit_or(1 << query_word) as words,
        max(score >> 44)::integer as worst_match, max(score >> 40 & 15) as worst_place,
        true as is_together
      from word_hit group by product_id
    ), candidate as materialized (
      select f.*, p.position, p.sold_30_days, coalesce(p.stock, 0) > 0 as is_in_stock
      from found f join products p on p.id = f.product_id where ${isVisible(scope)}
    ), kept as materialized (
      select f.* from candidate f, (
        select count(*) filter (where matched = ${words.length}) as complete,
          coalesce(bit_or(words), 0) & ${numbers}::integer as numbers
        from candidate) as of_all
      where f.matched = ${words.length}
        or of_all.complete < ${scope.seesDrafts ? 0 : enough} and f.words & of_all.numbers = of_all.numbers
    ), ranked as materialized (
      select f.product_id as id, f.matched, f.words, f.worst_match, f.position, f.sold_30_days,
        f.is_in_stock, ${isSingleWord ? sql`f` : sql`t`}.worst_place, ${isSingleWord ? sql`f` : sql`t`}.is_together,
        f.product_id in (select n.product_id from product_words n where n.word = ${name}) as is_name
      from kept f ${isSingleWord ? sql`` : readTogether(alternatives)}
    )`;
}

/**
 * Where the words of a query stand in each product: in the best places that matches have which are no
 * worse than the worst one. A better match in a lesser place says nothing when another word has none.
 */
const readTogether = (alternatives: readonly Alternative[]) => sql`join (
        select product_id, max(best >> 20) as worst_place,
          max(best >> 20) = min(best >> 20)
            and max(best & 1048575) - min(best & 1048575) <= ${slackOf(alternatives)} as is_together
        from (
          select h.product_id, h.query_word, min((h.place::integer << 20) + h.start + 64) as best
          from hit h join kept k on k.product_id = h.product_id and h.match <= k.worst_match
          group by h.product_id, h.query_word
        ) as read group by product_id
      ) as t on t.product_id = f.product_id`;

const asJson = (rows: readonly object[]) => sql`${JSON.stringify(rows)}::json`;

type NumberedAlternative = Alternative & { readonly alternative: number };

const numbered = (alternatives: readonly Alternative[]): NumberedAlternative[] =>
  alternatives.map((one, alternative) => ({ ...one, alternative }));

/** For each word of the query that an alternative matches, which one and how. */
const matchedBy = ({ from, to, match, alternative }: NumberedAlternative) =>
  Array.from({ length: to - from + 1 }, (_, at) => ({
    query_word: from + at,
    from,
    match: matches[match],
    alternative,
  }));

const singlesOf = (alternatives: readonly Alternative[]) =>
  numbered(alternatives)
    .filter(({ words }) => words.length === 1)
    .flatMap((one) => matchedBy(one).map((matched) => ({ ...matched, word: one.words[0] })));

const multiplesOf = (alternatives: readonly Alternative[]) =>
  numbered(alternatives)
    .filter(({ words }) => words.length > 1)
    .flatMap(({ words, alternative }) =>
      words.map((word, at) => ({
        alternative,
        size: words.length,
        at,
        is_lead: at === leadOf(words),
        word,
      })),
    );

/** The longest word is likely to be in the fewest products: 'gift' rather than 'box'. */
const leadOf = (words: readonly string[]): number =>
  words.reduce((lead, word, at) => (word.length > (words[lead] ?? '').length ? at : lead), 0);

const coveredOf = (alternatives: readonly Alternative[]) =>
  numbered(alternatives)
    .filter(({ words }) => words.length > 1)
    .flatMap(matchedBy);

/** A synonym of more or fewer words moves those that follow it. */
const slackOf = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ from, to, words }) => Math.abs(words.length - 1 - to + from)));
