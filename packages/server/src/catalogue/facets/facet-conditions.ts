import {
  type ChosenFacets,
  type FacetName,
  type FacetValue,
  facetNames,
  facets,
} from '@mathappu/contract/catalogue/facets';
import { toHundredths } from '@mathappu/contract/money';
import { type RawBuilder, sql } from 'kysely';
import { manyForms } from '#server/platform/db/prepared-statements.ts';

type Conditions = {
  readonly [Name in FacetName]: Readonly<Record<FacetValue<Name>, RawBuilder<boolean>>>;
};

/** Whether a product `p` has a value; null counts as no. The columns are in products_found_idx. */
const conditions: Conditions = {
  class: {
    swas: sql`p.class = 'swas'`,
    safal: sql`p.class = 'safal'`,
    star: sql`p.class = 'star'`,
    conventional: sql`p.class = 'conventional'`,
  },
  discount: {
    10: sql`p.discount_bp >= 1000`,
    25: sql`p.discount_bp >= 2500`,
    50: sql`p.discount_bp >= 5000`,
  },
  noise: {
    quiet: sql`p.noise_db <= 80`,
    moderate: sql`p.noise_db between 81 and 100`,
    loud: sql`p.noise_db between 101 and 125`,
  },
  seen: {
    day: sql`p.best_seen in ('day', 'both')`,
    night: sql`p.best_seen in ('night', 'both')`,
  },
  stock: { in: sql`p.stock > 0` },
  suits: { children: sql`p.min_age <= 12`, adults: sql`p.min_age = 18` },
};

type FacetCondition = { name: FacetName; value: string; condition: RawBuilder<boolean> };

const conditionsOf = (name: FacetName): FacetCondition[] => {
  const own: Readonly<Record<string, RawBuilder<boolean>>> = conditions[name];
  return facets[name].values.flatMap((value) => {
    const condition = own[value];
    return condition ? [{ name, value, condition }] : [];
  });
};

/** Every value of every facet. */
export const allConditions: readonly FacetCondition[] = facetNames.flatMap(conditionsOf);

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
    const ofValues = conditionsOf(name).filter(({ value }) => values.includes(value));
    const passes = sql<boolean>`(${sql.raw(manyForms)} ${sql.join(
      ofValues.map(({ condition }) => condition),
      sql` or `,
    )})`;
    return [{ name, passes }];
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

/** For statements that have many forms by themselves, which a price doubles; a list by price has few. */
export const formsWith = (filters: ProductFilters): RawBuilder<unknown> =>
  sql.raw(hasFacets(filters) ? manyForms : '');
