import { maxRelated } from '@mathappu/contract/limits';
import { type Catalogue, type CatalogueProduct, findListed, ranksInOrder } from '../catalogue.ts';

/**
 * What goes well with a listed product, undefined for one that is not: what the owner picked in that
 * order, then what was bought together with it most often, then its category by the nearest price
 * after discounts. Products that are sold out come after all others.
 */
export function findRelated(catalogue: Catalogue, id: string): CatalogueProduct[] | undefined {
  const one = findListed(catalogue, id);
  if (!one) return undefined;
  const chosen = [...one.goes_with, ...one.bought_with].flatMap(
    (other) => findListed(catalogue, other) ?? [],
  );
  const related = new Set([...chosen, ...sameCategory(catalogue, one)]);
  related.delete(one);
  return [...related]
    .toSorted((a, b) => Number(Number(b.stock) > 0) - Number(Number(a.stock) > 0))
    .slice(0, maxRelated);
}

function sameCategory(catalogue: Catalogue, one: CatalogueProduct): CatalogueProduct[] {
  if (one.category_id === null) return [];
  const ranks = ranksInOrder(catalogue, 'featured');
  const rankOf = ({ id }: CatalogueProduct) => ranks[catalogue.slots.get(id) ?? 0] ?? 0;
  const distance = ({ unit_paise }: CatalogueProduct) =>
    Math.abs(Number(unit_paise) - Number(one.unit_paise));
  return catalogue.products
    .filter((other) => other !== undefined)
    .filter((other) => other.category_id === one.category_id)
    .sort((a, b) => distance(a) - distance(b) || rankOf(a) - rankOf(b));
}
