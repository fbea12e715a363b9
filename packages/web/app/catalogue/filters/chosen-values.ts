import type { FacetName, PriceRange } from '@mathappu/contract/catalogue/facets';
import { facetNames } from '@mathappu/contract/catalogue/facets';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/catalogue/filters';
import { facetTexts } from './facet-texts.ts';

type ChosenValue = {
  readonly name: FacetName | 'price';
  readonly text: string;
  /** The list without it. */
  readonly without: ProductQuery;
};

/** The chosen values in the order of the filters on the screen, price first. */
export function chosenValues(query: ProductQuery): ChosenValue[] {
  const { price } = query;
  const ofFacets = facetTexts.flatMap(([name, { values }]) =>
    Object.entries(values).flatMap(([value, text]) =>
      valuesOf(query, name).includes(value)
        ? [{ name, text, without: toggleValue(query, name, value) }]
        : [],
    ),
  );
  if (!price) return ofFacets;
  const without = { ...query, page: 1, price: undefined };
  return [{ name: 'price', text: textOfPrice(price), without }, ...ofFacets];
}

export const valuesOf = (query: ProductQuery, name: FacetName): readonly string[] =>
  query[name] ?? [];

/** The list with other values of a facet. */
export const withValues = (
  query: ProductQuery,
  name: FacetName,
  values: readonly string[],
): ProductQuery => ({ ...query, page: 1, [name]: values.length > 0 ? values : undefined });

export function toggleValue(query: ProductQuery, name: FacetName, value: string): ProductQuery {
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
});

const whole = (rupees: number) => formatRupees(rupees).slice(0, -3);

function textOfPrice({ min, max }: PriceRange): string {
  if (max === undefined) return fill(words.from, { from: whole(min ?? 0) });
  if (min === undefined) return fill(words.to, { to: whole(max) });
  return fill(words.between, { from: whole(min), to: whole(max) });
}
