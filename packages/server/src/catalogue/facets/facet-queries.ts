import { type RawBuilder, sql } from 'kysely';
import { inOneProcess } from '#server/platform/db/in-one-process.ts';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  allValues,
  type FilterName,
  facetValues,
  filterConditions,
  type ProductFilters,
} from './facet-conditions.ts';

export type CountedFacets = {
  /** Products that pass all filters. */
  readonly total: number;
  /** Products that pass the category alone. */
  readonly inCategory: number;
  /** For each filter that was chosen, products that pass all others. */
  readonly without: ReadonlyMap<FilterName, number>;
  /** For each value, in the order of `allValues`, products that have it and pass all other facets. */
  readonly values: readonly number[];
  /** For each category, by its id or null, products that pass all but the category. */
  readonly categories: ReadonlyMap<string | null, number>;
};

/**
 * Counts products for every value of every facet: one scan, which notes the filters that a product
 * fails as bits and counts those that are alike, of which there are few; then these are added up.
 *
 * @param products the products `p`, such as `products p where p.is_listed`
 * @param withFound what that refers to
 */
export async function countFacets(
  db: Queryable,
  filters: ProductFilters,
  {
    products,
    withFound = sql``,
  }: { products: RawBuilder<unknown>; withFound?: RawBuilder<unknown> },
): Promise<CountedFacets> {
  const chosen = filterConditions(filters);
  const bitOf = (name: FilterName) => {
    const at = chosen.findIndex((filter) => filter.name === name);
    return at < 0 ? 0 : 1 << at;
  };
  const failed = chosen.map(
    ({ name, passes }) => sql`case when ${passes} then 0 else ${bitOf(name)}::integer end`,
  );
  const failsOnly = (bits: number) => sql`failed & ${~bits}::integer = 0`;
  const counted = [
    sql`failed = 0`,
    sql`failed & ${bitOf('category')}::integer = 0`,
    failsOnly(bitOf('category')),
    ...chosen.map(({ name }) => failsOnly(bitOf(name))),
    ...allValues.map(
      ({ name, bit }) => sql`facet_values & ${bit}::integer <> 0 and ${failsOnly(bitOf(name))}`,
    ),
  ];
  const { rows } = await sql<{ category_id: string | null; counts: (number | null)[] }>`
    ${withFound} select category_id, array[${sql.join(
      counted.map((condition) => sql`sum(products) filter (where ${condition})::integer`),
    )}] as counts
    from (
      select category_id, facet_values, failed, count(*) as products
      from (
        select p.category_id, ${facetValues} as facet_values,
          ${sql.join([sql`0`, ...failed], sql` + `)} as failed
        from ${products}
        -- Keeps the planner from writing the sum of failed filters into each count.
        offset 0
      ) as filtered group by category_id, facet_values, failed
    ) as alike where ${inOneProcess} group by category_id`.execute(db);
  const sumOf = (at: number) => rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0);
  return {
    total: sumOf(0),
    inCategory: sumOf(1),
    categories: new Map(rows.map(({ category_id, counts }) => [category_id, counts[2] ?? 0])),
    without: new Map(chosen.map(({ name }, at) => [name, sumOf(3 + at)])),
    values: allValues.map((_, at) => sumOf(3 + chosen.length + at)),
  };
}
