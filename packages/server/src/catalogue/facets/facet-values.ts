import {
  type FacetName,
  type FacetValue,
  facetNames,
  facets,
} from '@mathappu/contract/catalogue/facets';
import type { Passport } from '@mathappu/contract/catalogue/passport';
import { adultAge, oldestChild } from '@mathappu/contract/limits';
import { factsOf, type StatedFacts } from '../product-facts.ts';

type Facts = {
  readonly discount_bp: number;
  readonly stock: number | null;
  readonly passport: Partial<Passport>;
};

const isBetween = (value: number | null | undefined, least: number, most: number): boolean =>
  typeof value === 'number' && value >= least && value <= most;

/** Which products have each value of each facet. */
const conditions: {
  readonly [Name in FacetName]: Readonly<Record<FacetValue<Name>, (facts: Facts) => boolean>>;
} = {
  class: {
    swas: ({ passport }) => passport.class === 'swas',
    safal: ({ passport }) => passport.class === 'safal',
    star: ({ passport }) => passport.class === 'star',
    conventional: ({ passport }) => passport.class === 'conventional',
  },
  discount: {
    10: ({ discount_bp }) => discount_bp >= 1_000,
    25: ({ discount_bp }) => discount_bp >= 2_500,
    50: ({ discount_bp }) => discount_bp >= 5_000,
  },
  noise: {
    quiet: ({ passport }) => isBetween(passport.noiseDb, 0, 80),
    moderate: ({ passport }) => isBetween(passport.noiseDb, 81, 100),
    loud: ({ passport }) => isBetween(passport.noiseDb, 101, 125),
  },
  seen: {
    day: ({ passport: { bestSeen } }) => bestSeen === 'day' || bestSeen === 'both',
    night: ({ passport: { bestSeen } }) => bestSeen === 'night' || bestSeen === 'both',
  },
  stock: { in: ({ stock }) => Number(stock) > 0 },
  suits: {
    children: ({ passport }) => isBetween(passport.minAge, 0, oldestChild),
    adults: ({ passport }) => passport.minAge === adultAge,
  },
};

/** Every value of every facet; each has a bit of its own. */
export const allValues = facetNames
  .flatMap((name) => facets[name].values.map((value) => ({ name, value })))
  .map(({ name, value }, at) => ({
    name,
    value,
    bit: 1 << at,
    isOf: (conditions[name] as Readonly<Record<string, (facts: Facts) => boolean>>)[value],
  }));

/** The values that a product has, as bits. */
export function facetValuesOf(product: Facts & StatedFacts): number {
  const facts = { ...product, passport: factsOf(product) };
  return allValues.reduce((bits, { bit, isOf }) => (isOf?.(facts) ? bits | bit : bits), 0);
}
