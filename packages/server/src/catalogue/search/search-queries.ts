import type { ProductSort } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  formsWith,
  isFiltered,
  type ProductFilters,
  passesAll,
} from '../facets/facet-conditions.ts';
import type { ProductRow } from '../product-answer.ts';
import {
  columnsFor,
  isVisible,
  type ProductScope,
  sortOrders,
  standing,
} from '../product-queries.ts';
import { foundProducts, isLookedUp, keptProducts, readBy } from './found-queries.ts';
import { constant, type Sql } from './hit-number.ts';
import type { SearchedWords } from './hit-queries.ts';

export type FoundPage = {
  readonly products: ProductRow[];
  readonly total: number;
  /** The number of products that the query finds without filters. */
  readonly found: number;
  /** The words, as bits, that at least one of these products has. */
  readonly anyHas: number;
  /** Each combination of words, as bits, that products on the list have. */
  readonly combinations: readonly number[];
  /** For each word of the query, the index of the alternative that found the best match. */
  readonly readBy: readonly (number | null)[];
};

type SearchListing = {
  readonly searched: SearchedWords;
  /** `newest` and `relevance` both mean the best match first. */
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
  combinations: number[] | null;
  read_by: (number | null)[] | null;
};

/** A page of what a query finds, with the total: one statement. */
export async function findProductPage(db: Queryable, listing: SearchListing): Promise<FoundPage> {
  const { searched, scope, filters } = listing;
  const listed = isFiltered(filters)
    ? sql`select count(*) as total, array_agg(distinct words) as combinations from shown`
    : sql`select sum(products)::bigint as total, array_agg(distinct words) as combinations from kept`;
  const { rows } = await sql<Summary & (ProductRow | { id: null })>`
    with ${foundProducts(searched, scope)}, ${topProducts(listing)}, page as materialized (
      select top.id, row_number() over () as place from top
    ), search as (
      select coalesce(sum(products), 0)::bigint as found, coalesce(bit_or(words), 0) as any_has
      from kept
    ), list as (${listed})
    select search.found, search.any_has, coalesce(list.total, 0) as total,
      list.combinations::integer[] as combinations, ${bestRead(listing)} as read_by,
      ${columnsFor(scope)}
    from search cross join list left join page on true left join products p on p.id = page.id
    order by page.place`.execute(db);
  const products = rows.filter((row): row is ProductRow & Summary => row.id !== null);
  const [first] = rows;
  return {
    products,
    total: first?.total ?? 0,
    found: first?.found ?? 0,
    anyHas: first?.any_has ?? 0,
    combinations: first?.combinations ?? [],
    readBy: first?.read_by ?? [],
  };
}

/**
 * For each word, the index of the alternative that found the best match of the list. The best match is the
 * first product of the first page; on other pages and in other orders a product of equal rank stands in.
 */
function bestRead(listing: SearchListing): Sql {
  const { searched, sort, offset } = listing;
  const read = readBy(searched);
  if (isBestMatch(sort) && offset === 0)
    return sql`(select ${read} from found f where page.place = 1 and f.product_id = page.id)`;
  return isByKind(listing)
    ? sql`(
        select ${read} from found f
        where f.kind = (select kind from kept order by rank limit 1) order by f.product_id limit 1)`
    : sql`(
        select ${read} from found f
        where f.product_id = (select s.product_id from shown s order by s.rank, s.product_id limit 1))`;
}

/** Whether the page follows from ranks alone, without filters, another order or drafts. */
const isByKind = ({ sort, filters, scope }: SearchListing): boolean =>
  isBestMatch(sort) && !isFiltered(filters) && !scope.seesDrafts;

const isBestMatch = (sort: ProductSort): boolean => sort === 'newest' || sort === 'relevance';

/** `top`: the ids of the page in their order. */
function topProducts(listing: SearchListing): Sql {
  const { sort, limit, offset, scope, filters } = listing;
  if (isByKind(listing)) return bestMatches(listing);
  const isNarrowed = isFiltered(filters);
  return sql`
    shown as ${sql.raw(isNarrowed ? 'materialized' : '')} (
      select f.product_id, k.words, k.rank from ${keptProducts}
      where ${isVisible(scope)} and ${formsWith(filters)} ${passesAll(filters)}
    ), top as (
      select p.id from shown f join products p on p.id = f.product_id
      order by ${isBestMatch(sort) ? sql`f.rank, ${standing}` : sortOrders[sort]}
      limit ${limit} offset ${offset}
    )`;
}

/** Above these numbers of equally ranked products, `bestMatches` tries the best standing first. */
const many = { products: 500, pages: 20 };
const mostTried = 1_000;

/**
 * Kinds have counts, so the kinds that the page reaches are known; only their products are joined and
 * sorted. If the page begins within many products of equal rank, the thousand of the best standing are
 * tried first, which usually fill it. Parameters are in subqueries, so PostgreSQL can keep the plan.
 */
function bestMatches({ searched, limit, offset }: SearchListing): Sql {
  const [first, last] = [sql`(select ${offset}::bigint)`, sql`(select ${offset + limit}::bigint)`];
  const before = sql`(select coalesce(min(before), 0)::bigint from reached)`;
  const isReached = sql`f.kind = any(array(select kind from reached))`;
  const isOneOfMany = sql`(
    select min(rank) = max(rank) and sum(products) > ${constant(many.products)}
      and sum(products) > ${constant(many.pages)} * (${last} - min(before))
    from reached)`;
  const isFull = sql`(select count(*) from tried) = ${last} - ${before}`;
  return sql`
    reached as materialized (
      select kind, rank, products, before
      from (
        select *, sum(products) over (order by rank) as upto,
          sum(products) over (order by rank) - sum(products) over (partition by rank) as before
        from kept
      ) as k
      where upto > ${first} and before < ${last}
    ), tried as materialized (
      select 0 as rank, p.*
      from (
        select p.id, p.stock, p.sold_30_days, p.position from products p where p.is_listed
        order by ${standing} limit ${constant(mostTried)}
      ) as p
      where ${isOneOfMany} and ${
        isLookedUp(searched)
          ? sql`(select count(*) from found f where f.product_id = p.id and ${isReached}) > 0`
          : sql`(p.id in (select f.product_id from found f where ${isReached})) is true`
      }
      limit ${last} - ${before}
    ), top as (
      select p.id
      from (
        select * from tried where ${isFull}
        union all
        select k.rank, p.id, p.stock, p.sold_30_days, p.position
        from found f join reached k on k.kind = f.kind join products p on p.id = f.product_id
        where p.is_listed and not ${isFull}
      ) as p
      order by p.rank, ${standing} limit ${last} - ${first} offset ${first} - ${before}
    )`;
}
