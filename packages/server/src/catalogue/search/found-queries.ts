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

/** From this number on, products that lack words of the query are left out. */
export const enough = 3;

/** The words of a query as bits, at the end of a number. */
const wordBits = 12;

/** From so many hits on, to keep what is found takes longer than to look it up again. */
const tooMany = 10_000;

/** Whether what is found is not kept. A single alternative is looked up sooner than its rows are kept. */
export const isLookedUp = ({ alternatives, lead, frequency }: SearchedWords): boolean =>
  (alternatives.length === 1 && alternatives[0]?.words.length === 1) ||
  (lead === undefined && hitsOf(alternatives, frequency) > tooMany);

/**
 * The products that a query finds, as common table expressions: `found` are all that have words of the
 * query and may be shown, each of a kind: how it ranks and which words it has. `counted` are the kinds,
 * `kept` those with enough words. What may not be shown is little.
 *
 * Where the words stand is compared in the best hits of matches that are no worse than the product's
 * worst one: a better match in a lesser place says nothing when another word has none.
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

/** The products `p` that the query finds, with their kind. */
export const keptProducts = sql`
  found f join kept k on k.kind = f.kind join products p on p.id = f.product_id`;

/**
 * The rules before stock, sales, the shop's order and the id as digits of a number, each deciding only
 * between equals of the one before, the least first; then the words. What the words lack comes before
 * all of them. A rule that decides nothing is left out.
 */
function kindOf(searched: SearchedWords, matched: readonly MatchedWord[]): Sql {
  const { alternatives, name } = searched;
  const isOneMatch = matched.every(({ hits: ways }) => ways.length === 1);
  const rules: readonly (Sql | undefined)[] = [
    // The better worst match, in the order of `matches`.
    isOneMatch && matched.length === 1 ? undefined : sql`f.worst_match`,
    // The more important place of the least important word.
    placeOf(sql`f.last_hit`),
    // Words together and in the order of the query.
    matched.length === 1
      ? undefined
      : sql`(${distanceBetween(sql`f.first_hit`, sql`f.last_hit`)} > ${parameter(slackOf(alternatives))})::integer`,
    // The name equals the query.
    sql`(f.product_id not in (select n.product_id from product_words n where n.word = (select ${name}::text)))::integer`,
  ];
  const rank = rules
    .filter((rule) => rule !== undefined)
    .reduce((rank, rule) => sql`(${rank}) * 16 + ${rule}`);
  return sql`((${rank}) << ${constant(wordBits)}) + ${onlyCombination(searched) ?? sum(matched.map(bitOf))}`;
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

const lackOf = ({ at }: MatchedWord): Sql => sql`1 - (c.words >> ${constant(at)} & 1)`;

const bitOf = (word: MatchedWord): Sql =>
  sql`case when ${bestHit(word)} is null then 0 else ${constant(1 << word.at)} end`;

const matchOf = ({ hits }: MatchedWord): Sql => {
  const cases = hits.map(({ hit, match }) => sql`when ${hit} is not null then ${parameter(match)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
};

/** The best one; further matches count when they are no worse than the product's worst one. */
const comparedHit = ({ hits }: MatchedWord): Sql =>
  least(
    hits.map(({ hit, match }, at) =>
      at === 0 ? hit : sql`case when f.worst_match >= ${parameter(match)} then ${hit} end`,
    ),
  );

/** A synonym of more or fewer words moves those that follow it. */
const slackOf = (alternatives: readonly Alternative[]): number =>
  Math.max(0, ...alternatives.map(({ from, to, words }) => Math.abs(words.length - 1 - to + from)));
