import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import type { FacetName, PriceRange } from '@mathappu/contract/catalogue/facets';
import { facetNames } from '@mathappu/contract/catalogue/facets';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/catalogue/filters';
import { facetTexts } from './facet-texts.ts';

/** A facet that is chosen by its values. */
type ValuedFacet = FacetName | 'maker';
type FilteredBy = ValuedFacet | 'price';

type ChosenValue = {
  readonly name: FilteredBy;
  readonly text: string;
  /** The list without it. */
  readonly without: ProductQuery;
};

/**
 * The chosen values in the order of the filters on the screen, price first.
 *
 * @param counts they have the names of the makers
 */
export function chosenValues(query: ProductQuery, counts?: FacetCounts): ChosenValue[] {
  const { price } = query;
  const ofFacets = facetTexts.flatMap(([name, { values }]) =>
    Object.entries(values).flatMap(([value, text]) =>
      valuesOf(query, name).includes(value)
        ? [{ name, text, without: toggleValue(query, name, value) }]
        : [],
    ),
  );
  const ofMakers = valuesOf(query, 'maker').map((slug) => ({
    name: 'maker' as const,
    text: counts?.maker.find(({ value }) => value === slug)?.name ?? slug,
    without: toggleValue(query, 'maker', slug),
  }));
  const ofValues = [...ofMakers, ...ofFacets];
  if (!price) return ofValues;
  const without = { ...query, page: 1, price: undefined };
  return [{ name: 'price', text: textOfPrice(price), without }, ...ofValues];
}

export const valuesOf = (query: ProductQuery, name: ValuedFacet): readonly string[] =>
  query[name] ?? [];

/** The list with other values of a facet. */
export const withValues = (
  query: ProductQuery,
  name: ValuedFacet,
  values: readonly string[],
): ProductQuery => ({ ...query, page: 1, [name]: values.length > 0 ? values : undefined });

export function toggleValue(query: ProductQuery, name: ValuedFacet, value: string): ProductQuery {
  const values = valuesOf(query, name);
  const others = values.filter((each) => each !== value);
  const isChosen = others.length < values.length;
  return withValues(query, name, isChosen ? others : [...others, value].sort());
}

/** The list without filters; its category, search and order stay. */
export const withoutFilters = (query: ProductQuery): ProductQuery => ({
  ...query,
  ...Object.fromEntries(facetNames.map((name) => [name, undefined])),
  page: 1,
  price: undefined,
  maker: undefined,
});

const whole = (rupees: number) => formatRupees(rupees).slice(0, -3);

function textOfPrice({ min, max }: PriceRange): string {
  if (max === undefined) return fill(words.from, { from: whole(min ?? 0) });
  if (min === undefined) return fill(words.to, { to: whole(max) });
  return fill(words.between, { from: whole(min), to: whole(max) });
}
