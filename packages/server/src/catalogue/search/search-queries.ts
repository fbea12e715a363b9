import type { ProductSort } from '@mathappu/contract/catalogue';
import { sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { isFiltered, type ProductFilters, passesAll } from '../facets/facet-conditions.ts';
import type { ProductRow } from '../product-answer.ts';
import { type ProductScope, productColumns, sortOrders } from '../product-queries.ts';
import { bestMatch, foundProducts, readBy } from './found-queries.ts';
import type { SearchedWords } from './hit-queries.ts';

export type FoundPage = {
  readonly products: ProductRow[];
  readonly total: number;
  /** Products that the query finds, whatever the filters. */
  readonly found: number;
  /** The words of the query that some of those have, and that all on the list have, as bits. */
  readonly anyHas: number;
  readonly allHave: number;
  /** For each word of the query the alternative by which the first product was found. */
  readonly readBy: readonly (number | null)[];
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
  read_by: (number | null)[] | null;
};

/** A page of what a query finds, with the total: one statement. */
export async function findProductPage(db: Queryable, listing: SearchListing): Promise<FoundPage> {
  const { searched, sort, limit, offset, scope, filters } = listing;
  const ordered =
    sort === 'newest' || sort === 'relevance'
      ? sql`shown f order by ${bestMatch}`
      : sql`shown f join products p on p.id = f.product_id order by ${sortOrders[sort]}`;
  const shown = isFiltered(filters)
    ? sql`materialized (
        select f.* from ranked f join products p on p.id = f.product_id where ${passesAll(filters)}
      ), list as (select count(*) as total, bit_and(words) as all_have from shown)`
    : sql`(select f.* from ranked f),
      list as (select sum(products)::bigint as total, bit_and(words) as all_have from kept)`;
  const { rows } = await sql<Summary & (ProductRow | { id: null })>`
    with ${foundProducts(searched, scope)}, shown as ${shown},
    page as materialized (
      select top.id, top.read_by, row_number() over () as place
      from (
        select f.product_id as id, ${readBy(searched)} as read_by
        from ${ordered} limit ${limit} offset ${offset}
      ) as top
    ), search as (
      select coalesce(sum(products), 0)::bigint as found, coalesce(bit_or(words), 0) as any_has
      from kept
    )
    select search.found, search.any_has, coalesce(list.total, 0) as total,
      coalesce(list.all_have, 0) as all_have, page.read_by, ${productColumns}
    from search cross join list left join page on true left join products p on p.id = page.id
    order by page.place`.execute(db);
  const products = rows.filter((row): row is ProductRow & Summary => row.id !== null);
  const [first] = rows;
  return {
    products,
    total: first?.total ?? 0,
    found: first?.found ?? 0,
    anyHas: first?.any_has ?? 0,
    allHave: first?.all_have ?? 0,
    readBy: first?.read_by ?? [],
  };
}
