import type { Product } from '@mathappu/contract/catalogue';
import type { Passport } from '@mathappu/contract/catalogue/passport';

/** Detail rows, in lower case, and the fact of the passport that says the same. */
const factsOfRows: Readonly<Record<string, keyof Passport>> = {
  duration: 'burnSeconds',
  'burning time': 'burnSeconds',
  height: 'heightMetres',
  'shooting height': 'heightMetres',
  pieces: 'pieces',
  'pieces per box': 'pieces',
  'pieces per packet': 'pieces',
  'pieces per bundle': 'pieces',
  'safe distance': 'minDistanceMetres',
  'suitable for': 'minAge',
  age: 'minAge',
};

type Described = Pick<Product, 'details' | 'passport' | 'category'>;

/** The rows that the shop wrote, without those that only repeat the category or a fact of the passport. */
export function furtherDetails({ details, passport, category }: Described): [string, string][] {
  return Object.entries(details).filter(([name, value]) => {
    if (name.toLowerCase() === 'family') return value !== category?.name;
    const fact = factsOfRows[name.toLowerCase()];
    const figures = value.match(/\d+(\.\d+)?/g) ?? [];
    return !fact || figures.length !== 1 || Number(figures[0]) !== passport[fact];
  });
}
