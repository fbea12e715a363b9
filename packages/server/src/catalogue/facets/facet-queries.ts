import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '#server/platform/db/open-database.ts';
import {
  allConditions,
  type FilterName,
  filterConditions,
  formsWith,
  type ProductFilters,
} from './facet-conditions.ts';

export type CountedFacets = {
  /** Products that pass the category alone. */
  readonly inCategory: number;
  /** For each filter that was chosen, products that pass all others. */
  readonly without: ReadonlyMap<FilterName, number>;
  /** For each value, in the order of `allConditions`, products that have it and pass all other facets. */
  readonly values: readonly number[];
  /** For each category, by its id or null, products that pass all but the category. */
  readonly categories: ReadonlyMap<string | null, number>;
};

/**
 * Counts products for every value of every facet: one scan, which notes the filters that a product
 * fails as bits.
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
    sql`failed & ${bitOf('category')}::integer = 0`,
    failsOnly(bitOf('category')),
    ...chosen.map(({ name }) => failsOnly(bitOf(name))),
    ...allConditions.map(
      ({ name }, at) => sql`${sql.ref(`value_${at}`)} and ${failsOnly(bitOf(name))}`,
    ),
  ];
  const { rows } = await sql<{ category_id: string | null; counts: number[] }>`
    ${formsWith(filters)} ${withFound} select category_id, array[${sql.join(
      counted.map((condition) => sql`count(*) filter (where ${condition})::integer`),
    )}] as counts
    from (
      select p.category_id, ${sql.join([sql`0`, ...failed], sql` + `)} as failed, ${sql.join(
        allConditions.map(({ condition }, at) => sql`${condition} as ${sql.ref(`value_${at}`)}`),
      )}
      from ${products}
      -- Keeps the planner from writing the sum of failed filters into each count.
      offset 0
    ) as filtered group by category_id`.execute(db);
  const sumOf = (at: number) => rows.reduce((sum, { counts }) => sum + (counts[at] ?? 0), 0);
  return {
    inCategory: sumOf(0),
    categories: new Map(rows.map(({ category_id, counts }) => [category_id, counts[1] ?? 0])),
    without: new Map(chosen.map(({ name }, at) => [name, sumOf(2 + at)])),
    values: allConditions.map((_, at) => sumOf(2 + chosen.length + at)),
  };
}
