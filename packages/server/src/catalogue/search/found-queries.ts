import { sql } from 'kysely';
import { inOneProcess } from '#server/platform/db/in-one-process.ts';
import { largePlan } from '#server/platform/db/prepared-statements.ts';
import { isVisible, type ProductScope } from '../product-queries.ts';
import { hitsOf, isMeantNumber } from './choose-lead.ts';
import {
  alternativeOf,
  constant,
  distanceBetween,
  greatest,
  least,
  parameter,
  placeOf,
  type Sql,
  sum,
} from './hit-number.ts';
import {
  bestHits,
  ledProducts,
  type MatchedWord,
  matchedWords,
  type SearchedWords,
} from './hit-queries.ts';
import { type Alternative, alternativesAt } from './understand-query.ts';

/** If so many products have all words, products that lack one are left out. */
export const enough = 3;

/** How many of the lowest bits of a kind say which words a product has. */
const wordBits = 12;

/** Above this number of hits, storing the found rows takes longer than finding them twice. */
const tooMany = 10_000;

/** Whether `found` is computed again where it is used. A single alternative is cheap to find twice. */
export const isLookedUp = ({ alternatives, lead, frequency }: SearchedWords): boolean =>
  (alternatives.length === 1 && alternatives[0]?.words.length === 1) ||
  (lead === undefined && hitsOf(alternatives, frequency) > tooMany);

/**
 * The products that a query finds, as common table expressions. `found` has every visible product with a
 * word of the query, and its kind: a number of its rank and of the words that it has. `counted` has the
 * number of products of each kind, `kept` the kinds with enough words. Few products are invisible, so they
 * are excluded by their ids.
 *
 * The places of words are compared by each word's best hit among matches that are no worse than the
 * product's worst match.
 */
export function foundProducts(searched: SearchedWords, scope: ProductScope): Sql {
  const { words, alternatives } = searched;
  const matched = matchedWords(searched);
  const { names, hits } = bestHits(searched);
  const compared = matched.map(comparedHit);
  const all = constant((1 << words.length) - 1);
  const numbers = words.reduce(
    (bits, word, at) =>
      isMeantNumber(word, alternativesAt(alternatives, at)) ? bits | (1 << at) : bits,
    0,
  );
  const findsPartial = !scope.seesDrafts && searched.lead?.findsPartial !== false;
  return sql`${sql.raw(largePlan)}
    ${ledProducts(searched)} found as ${sql.raw(isLookedUp(searched) ? 'not materialized' : 'materialized')} (
      select f.product_id, ${sql.join(names)}, ${kindOf(searched, matched)} as kind
      from (
        select f.*, ${least(compared)} as first_hit, ${greatest(compared)} as last_hit
        from (
          select f.*, ${greatest(matched.map(matchOf))} as worst_match
          from (
            select h.product_id, ${sql.join(names)} from ${hits}
            where h.product_id not in (select p.id from products p where (${isVisible(scope)}) is not true)
              and ${inOneProcess}
          ) as f
        ) as f
      ) as f
    ), counted as materialized (
      select kind, kind & ${constant(2 ** wordBits - 1)} as words, count(*) as products
      from found group by kind
    ), kept as materialized (
      select c.*, (${sum(matched.map(lackOf))} << 16) + (kind >> ${constant(wordBits)}) as rank
      from counted c, (
        select coalesce(sum(products) filter (where words = ${all}), 0) as complete,
          bit_or(words) & ${parameter(numbers)} as numbers
        from counted) as of_all
      where c.words = ${all}
        or of_all.complete < ${parameter(findsPartial ? enough : 0)}
          and c.words & of_all.numbers = of_all.numbers
    )`;
}

/** Joins the found products `p` to their kinds `k`. */
export const keptProducts = sql`
  found f join kept k on k.kind = f.kind join products p on p.id = f.product_id`;

/**
 * The kind of a product: the ranking rules as digits of a number, the most important first and the best
 * value least, then the bits of its words. `kept` puts the number of missing words before all rules; stock,
 * sales, the shop's order and the id follow them. A rule that cannot decide for this query is left out.
 */
function kindOf(searched: SearchedWords, matched: readonly MatchedWord[]): Sql {
  const { alternatives, name } = searched;
  const isOneMatch = matched.every(({ hits: ways }) => ways.length === 1);
  const rules: readonly (Sql | undefined)[] = [
    // Products with a better worst match come first.
    isOneMatch && matched.length === 1 ? undefined : sql`f.worst_match`,
    // Then those whose least important word is in a more important place.
    placeOf(sql`f.last_hit`),
    // Then those with the words together and in the order of the query.
    matched.length === 1
      ? undefined
      : sql`(${distanceBetween(sql`f.first_hit`, sql`f.last_hit`)} > ${parameter(slackOf(alternatives))})::integer`,
    // Then those whose name equals the query.
    sql`(f.product_id not in (select n.product_id from product_words n where n.word = (select ${name}::text)))::integer`,
  ];
  const rank = rules
    .filter((rule) => rule !== undefined)
    .reduce((rank, rule) => sql`(${rank}) * 16 + ${rule}`);
  return sql`((${rank}) << ${constant(wordBits)}) + ${onlyCombination(searched) ?? sum(matched.map(bitOf))}`;
}

/** For each word of the query, the index of the alternative by which the product `f` was found. */
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

/** The words that every found product has, as bits, if all alternatives match the same words. */
function onlyCombination({ alternatives: [first, ...others] }: SearchedWords): Sql | undefined {
  if (!first || others.some(({ from, to }) => from !== first.from || to !== first.to)) return;
  return constant((1 << (first.to + 1)) - (1 << first.from));
}

const lackOf = ({ at }: MatchedWord): Sql => sql`1 - (c.words >> ${constant(at)} & 1)`;

const bitOf = (word: MatchedWord): Sql =>
  sql`case when ${bestHit(word)} is null then 0 else ${constant(1 << word.at)} end`;

const matchOf = ({ hits }: MatchedWord): Sql => {
  const cases = hits.map(({ hit, match }) => sql`when ${hit} is not null then ${parameter(match)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** The hit of a word that is compared: the best one of matches no worse than the product's worst match. */
const comparedHit = ({ hits }: MatchedWord): Sql =>
  least(
    hits.map(({ hit, match }, at) =>
      at === 0 ? hit : sql`case when f.worst_match >= ${parameter(match)} then ${hit} end`,
    ),
  );

/** How far words may be shifted by synonyms that have more or fewer words than the query. */
const slackOf = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ from, to, words }) => Math.abs(words.length - 1 - to + from)));
