import type { CustomerSort, FacetName, FacetValue } from '@mathappu/contract/catalogue/facets';
import * as cardWords from '#words/catalogue';
import * as words from '#words/catalogue/filters';

type Texts = {
  readonly [Name in FacetName]: {
    readonly title: string;
    readonly values: Readonly<Record<FacetValue<Name>, string>>;
  };
};

/** In the order of the screen, which category and price lead. */
const texts: Texts = {
  noise: {
    title: words.noise,
    values: { quiet: words.quiet, moderate: words.moderate, loud: words.loud },
  },
  class: {
    title: words.greenClass,
    values: {
      swas: words.swas,
      safal: words.safal,
      star: words.star,
      conventional: cardWords.conventional,
    },
  },
  suits: { title: words.suits, values: { children: words.children, adults: cardWords.adultsOnly } },
  seen: { title: words.seen, values: { day: words.day, night: words.night } },
  stock: { title: words.stock, values: { in: words.inStock } },
  discount: {
    title: words.discount,
    values: { 10: words.tenth, 25: words.quarter, 50: words.half },
  },
};

type FacetTexts = { title: string; values: Readonly<Record<string, string>> };

export const facetTexts = Object.entries(texts) as unknown as (readonly [FacetName, FacetTexts])[];

export const sortTexts: Readonly<Record<CustomerSort, string>> = {
  relevance: words.relevance,
  featured: words.featured,
  priceAsc: words.priceAsc,
  priceDesc: words.priceDesc,
  discount: words.biggestDiscount,
  bestselling: words.bestselling,
  reviews: words.reviews,
};
