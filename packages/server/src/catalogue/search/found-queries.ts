import { sql } from 'kysely';
import { manyForms } from '#server/platform/db/prepared-statements.ts';
import { isVisible, type ProductScope } from '../product-queries.ts';
import { isNumber } from './fold.ts';
import {
  alternativeOf,
  bestHits,
  constant,
  greatest,
  least,
  type MatchedWord,
  matchedWords,
  placeOf,
  type SearchedWords,
  type Sql,
  startOf,
  sum,
} from './hit-queries.ts';
import type { Alternative } from './understand-query.ts';

/**
 * A function that no parallel worker may call, evaluated once: a search takes longer to share among
 * workers than it runs. https://www.postgresql.org/docs/current/parallel-safety.html
 */
const inOneProcess = sql`current_schema() is not null`;

/** From this number on, products that lack words of the query are left out. */
const enough = 3;

/**
 * The products that a query finds, as common table expressions: `found` are all that have words of the
 * query (as bits) and may be shown; `kept` are the combinations of words that are enough, with the
 * number of their products; `ranked` are the products that have these, to be read once. What may not be
 * shown is left out first, for it is little: to join all that are found with the products, of which many
 * are not kept, is most of the work of a search.
 *
 * Where the words stand is compared in the best hits of matches that are no worse than the product's
 * worst one: a better match in a lesser place says nothing when another word has none.
 */
export function foundProducts(searched: SearchedWords, scope: ProductScope): Sql {
  const { words } = searched;
  const matched = matchedWords(searched);
  const { columns, hits, grouping } = bestHits(searched);
  const only = onlyCombination(searched);
  const all = constant((1 << words.length) - 1);
  const numbers = words.reduce((bits, word, at) => bits | (isNumber(word) ? 1 << at : 0), 0);
  return sql`${sql.raw(manyForms)}
    found as materialized (
      select f.*, ${only ?? sum(matched.map(bitOf))} as words,
        ${greatest(matched.map(matchOf))} as worst_match
      from (
        select h.product_id, ${columns} from ${hits}
        where h.product_id not in (select p.id from products p where (${isVisible(scope)}) is not true)
          and ${inOneProcess} ${grouping}
      ) as f
    ), combination as materialized (
      select ${only ?? sql`words`} as words, count(*) as products
      from found ${only ? sql`having count(*) > 0` : sql`group by words`}
    ), kept as materialized (
      select c.words, c.products
      from combination c, (
        select coalesce(sum(products) filter (where words = ${all}), 0) as complete,
          bit_or(words) & ${constant(numbers)} as numbers
        from combination) as of_all
      where c.words = ${all}
        or of_all.complete < ${constant(scope.seesDrafts ? 0 : enough)}
          and c.words & of_all.numbers = of_all.numbers
    ), ranked as (
      select f.*, ${rankOf(searched, matched)} as rank
      from (
        select f.*, p.position, p.sold_30_days, coalesce(p.stock, 0) > 0 as is_in_stock,
          ${sql.join(matched.map((word) => sql`${comparedHit(word)} as ${comparedOf(word)}`))}
        from found f join products p on p.id = f.product_id
        where ${isVisible(scope)} ${only ? sql`` : sql`and ${isKept}`} offset 0
      ) as f
    )`;
}

const isKept = sql`f.words = any(array(select words from kept))`;

/** The products `p` that the query finds, to be counted. */
export const keptProducts = sql`found f join products p on p.id = f.product_id where ${isKept}`;

/** `ranked f` in the order of the best match. */
export const bestMatch = sql`f.rank, f.sold_30_days desc, f.position, f.product_id`;

/**
 * The rules before sales, the shop's order and the id as digits of a number, each deciding only between
 * equals of the one before, the least first. A rule that decides nothing is left out: a word that all
 * products have makes it as often as there are products.
 */
function rankOf(searched: SearchedWords, matched: readonly MatchedWord[]): Sql {
  const { alternatives, name } = searched;
  const hits = matched.map(comparedOf);
  const starts = hits.map(startOf);
  const isOneMatch = matched.every(({ hits: ways }) => ways.length === 1);
  const rules: readonly (Sql | undefined)[] = [
    // More words of the query.
    onlyCombination(searched) ? undefined : sum(matched.map(lackOf)),
    // The better worst match, in the order of `matches`.
    isOneMatch && hits.length === 1 ? undefined : sql`f.worst_match`,
    // The more important place of the least important word.
    placeOf(greatest(hits)),
    // Words together and in the order of the query.
    hits.length === 1
      ? undefined
      : sql`(${placeOf(greatest(hits))} <> ${placeOf(least(hits))}
          or ${greatest(starts)} - ${least(starts)} > ${constant(slackOf(alternatives))})::integer`,
    // The name equals the query.
    sql`(f.product_id not in (select n.product_id from product_words n where n.word = ${name}))::integer`,
    // In stock.
    sql`(not f.is_in_stock)::integer`,
  ];
  return rules
    .filter((rule) => rule !== undefined)
    .reduce((rank, rule) => sql`(${rank}) * 16 + ${rule}`);
}

/** For each word of the query the alternative by which the product `f` was found. */
export function readBy(searched: SearchedWords): Sql {
  const matched = matchedWords(searched);
  const read = searched.words.map((_, at) => {
    const word = matched.find((one) => one.at === at);
    return word ? alternativeOf(bestHit(word)) : sql`null`;
  });
  return sql`array[${sql.join(read)}]::integer[]`;
}

const bestHit = ({ hits }: MatchedWord): Sql =>
  sql`coalesce(${sql.join(hits.map(({ hit }) => hit))})`;

/** The words that each product found has, where every alternative matches the same ones. */
function onlyCombination({ alternatives: [first, ...others] }: SearchedWords): Sql | undefined {
  if (!first || others.some(({ from, to }) => from !== first.from || to !== first.to)) return;
  return constant((1 << (first.to + 1)) - (1 << first.from));
}

const lackOf = ({ at }: MatchedWord): Sql => sql`1 - (f.words >> ${constant(at)} & 1)`;

const bitOf = (word: MatchedWord): Sql =>
  sql`case when ${bestHit(word)} is null then 0 else ${constant(1 << word.at)} end`;

const matchOf = ({ hits }: MatchedWord): Sql => {
  const cases = hits.map(({ hit, match }) => sql`when ${hit} is not null then ${constant(match)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

const comparedOf = ({ at }: MatchedWord): Sql => sql.ref(`compared_${at}`);

/** The best one; further matches count when they are no worse than the product's worst one. */
const comparedHit = ({ hits }: MatchedWord): Sql =>
  least(
    hits.map(({ hit, match }, at) =>
      at === 0 ? hit : sql`case when f.worst_match >= ${constant(match)} then ${hit} end`,
    ),
  );

/** A synonym of more or fewer words moves those that follow it. */
const slackOf = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ from, to, words }) => Math.abs(words.length - 1 - to + from)));
