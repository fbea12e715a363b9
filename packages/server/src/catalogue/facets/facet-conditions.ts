import {
  type ChosenFacets,
  type FacetName,
  type FacetValue,
  facetNames,
  facets,
} from '@mathappu/contract/catalogue/facets';
import { toHundredths } from '@mathappu/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { fixed } from '#server/platform/db/fixed-sql.ts';
import { manyForms } from '#server/platform/db/prepared-statements.ts';

/**
 * The bit of each value in the number of the database's function `facet_values`, which says what
 * products have the value (migration 0053).
 */
const bits: { readonly [Name in FacetName]: Readonly<Record<FacetValue<Name>, number>> } = {
  class: { swas: 1, safal: 2, star: 4, conventional: 8 },
  discount: { 10: 16, 25: 32, 50: 64 },
  noise: { quiet: 128, moderate: 256, loud: 512 },
  seen: { day: 1024, night: 2048 },
  stock: { in: 4096 },
  suits: { children: 8192, adults: 16384 },
};

const bitOf = (name: FacetName, value: string): number =>
  (bits[name] as Readonly<Record<string, number>>)[value] ?? 0;

/** The values that a product `p` has. Written as in products_facets_idx, which has the number. */
export const facetValues = fixed(
  sql<number>`facet_values(p.class, p.discount_bp, p.noise_db, p.best_seen, p.stock, p.min_age)`,
);

/** Whether a product `p` has one of these values. Of `> 0` PostgreSQL expects a third, of `<> 0` nearly all. */
const hasValue = (values: number): RawBuilder<boolean> =>
  sql`${facetValues} & ${values}::integer > 0`;

/** Every value of every facet. */
export const allValues = facetNames.flatMap((name) =>
  facets[name].values.map((value) => ({ name, value, bit: bitOf(name, value) })),
);

/** What a list is narrowed to, beside who sees it. */
export type ProductFilters = ChosenFacets & {
  /** Products of this category; null: of none. */
  readonly categoryId?: string | null | undefined;
};

export type FilterName = FacetName | 'category' | 'price';

type FilterCondition = { readonly name: FilterName; readonly passes: RawBuilder<boolean> };

/** For each filter that was chosen whether a product `p` passes; null counts as no. */
export function filterConditions({
  categoryId,
  price,
  ...chosen
}: ProductFilters): FilterCondition[] {
  const { min = 0, max } = price ?? {};
  const ofFacets = facetNames.flatMap((name) => {
    const values: readonly string[] | undefined = chosen[name];
    if (!values) return [];
    return [{ name, passes: hasValue(values.reduce((all, value) => all | bitOf(name, value), 0)) }];
  });
  const ofCategory =
    categoryId === null
      ? sql<boolean>`p.category_id is null`
      : sql<boolean>`p.category_id = ${categoryId}`;
  const ofPrice =
    max === undefined
      ? sql<boolean>`p.unit_paise >= ${toHundredths(min)}`
      : sql<boolean>`p.unit_paise between ${toHundredths(min)} and ${toHundredths(max)}`;
  return [
    ...(categoryId === undefined ? [] : [{ name: 'category' as const, passes: ofCategory }]),
    ...(price ? [{ name: 'price' as const, passes: ofPrice }] : []),
    ...ofFacets,
  ];
}

/** Whether a product `p` passes all. */
export const passesAll = (filters: ProductFilters): RawBuilder<boolean> =>
  sql`${sql.join([sql`true`, ...filterConditions(filters).map(({ passes }) => passes)], sql` and `)}`;

const hasAny = (filters: object): boolean =>
  Object.values(filters).some((chosen) => chosen !== undefined);

export const isFiltered = (filters: ProductFilters): boolean => hasAny(filters);

/** Whether there is a filter beside the category. */
export const hasFacets = ({ categoryId: _, ...chosen }: ProductFilters): boolean => hasAny(chosen);

/** For searches, which have many forms by themselves: filters would multiply them. */
export const formsWith = (filters: ProductFilters): RawBuilder<unknown> =>
  sql.raw(hasFacets(filters) ? manyForms : '');
