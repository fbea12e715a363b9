import { maxRelated } from '@mathappu/contract/limits';
import { type Catalogue, type CatalogueProduct, findListed, slotsInOrder } from '../catalogue.ts';

/**
 * What goes well with a listed product, undefined for one that is not: what the owner picked in that
 * order, then what was bought together with it most often, then the best sellers of other categories.
 * Products that are sold out come after all others.
 */
export function findRelated(catalogue: Catalogue, id: string): CatalogueProduct[] | undefined {
  const one = findListed(catalogue, id);
  if (!one) return undefined;
  const chosen = [...one.goes_with, ...one.bought_with].flatMap(
    (other) => findListed(catalogue, other) ?? [],
  );
  const related = new Set([...chosen, ...companions(catalogue, one)]);
  related.delete(one);
  return [...related]
    .toSorted((a, b) => Number(Number(b.stock) > 0) - Number(Number(a.stock) > 0))
    .slice(0, maxRelated);
}

/** The best seller of each other category: companions of a product, and not what is bought instead of it. */
function companions(catalogue: Catalogue, one: CatalogueProduct): CatalogueProduct[] {
  if (one.category_id === null) return [];
  const found = new Map<string, CatalogueProduct>();
  for (const slot of slotsInOrder(catalogue, 'bestselling')) {
    const other = catalogue.products[slot];
    const category = other?.category_id;
    if (!category || category === one.category_id || found.has(category)) continue;
    found.set(category, other);
    if (found.size === maxRelated) break;
  }
  return [...found.values()];
}
