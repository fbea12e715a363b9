import * as z from 'zod/mini';
import * as words from '#words/input';
import { maxPriceRupees } from '../limits.ts';
import {
  chooseMakers,
  chooseValues,
  type FacetName,
  type FacetValue,
  facetNames,
  facets,
  maxMakers,
  orderedRange,
  readPriceEnds,
} from './facets.ts';

/** Facet values as a list, or as in addresses: one value, several with commas, or repeated parameters. */
type GivenValues = string | number | readonly string[];
const givenText = z.string().check(z.maxLength(200));

const valuesOf = <Name extends FacetName>(
  name: Name,
): z.ZodMiniOptional<z.ZodMiniType<FacetValue<Name>[] | undefined, GivenValues>> => {
  const { values, takesOne }: { values: readonly string[]; takesOne?: true } = facets[name];
  const most = takesOne ? 1 : 2 * values.length;
  return z.optional(
    z.pipe(
      z.pipe(
        z.union([givenText, z.int(), z.array(givenText).check(z.maxLength(most))]),
        z.transform((given) => [given].flat().flatMap((one) => String(one).split(','))),
      ),
      z.pipe(
        z.array(z.enum(values)).check(z.maxLength(most)),
        z.transform((given) => chooseValues(name, given)),
      ),
    ),
  );
};

const chosenFacets = Object.fromEntries(facetNames.map((name) => [name, valuesOf(name)])) as {
  [Name in FacetName]: ReturnType<typeof valuesOf<Name>>;
};

const makerText = z.string().check(z.maxLength(maxMakers * 61));
const maker: z.ZodMiniOptional<z.ZodMiniType<string[] | undefined, string | readonly string[]>> =
  z.optional(
    z.pipe(
      z.union([makerText, z.array(makerText).check(z.maxLength(maxMakers))]),
      z.transform((given) => chooseMakers([given].flat().flatMap((one) => one.split(',')))),
    ),
  );

const rupees = z.optional(z.int().check(z.minimum(0), z.maximum(maxPriceRupees)));
const range = z.pipe(z.strictObject({ min: rupees, max: rupees }), z.transform(orderedRange));

/** In a JSON body. */
export const facetBody = { ...chosenFacets, maker, price: z.optional(range) };

/** In a query string, as addresses have them; a form has each end of the price in a parameter. */
export const facetQuery = {
  ...chosenFacets,
  maker,
  price: z.optional(
    z.pipe(
      z.union([givenText, z.array(givenText).check(z.maxLength(2))], words.priceRangeInvalid),
      z.transform((given, { issues }) => {
        const texts = [given].flat();
        const ends = readPriceEnds(texts.join('-'));
        if (!ends && texts.some(Boolean)) {
          issues.push({ code: 'custom', input: given, message: words.priceRangeInvalid });
        }
        return orderedRange(ends ?? {});
      }),
    ),
  ),
};

const number = z.int();

/** The number of products for each value if its own facet had only this value. */
export const facetCounts = z.record(
  z.enum(['category', 'maker', ...facetNames]),
  z.array(
    z.object({
      value: z.string(),
      count: number,
      /** Of a maker. */
      name: z.optional(z.string()),
    }),
  ),
);
export type FacetCounts = z.output<typeof facetCounts>;

/** The number of products if the chosen values of one facet were not set. */
export const countsWithout = z.partialRecord(
  z.enum(['category', 'maker', 'price', ...facetNames]),
  number,
);
