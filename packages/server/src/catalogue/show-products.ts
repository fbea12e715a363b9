import type { Product } from '@mathappu/contract/catalogue';
import { lowStock } from '@mathappu/contract/limits';
import type { Language } from '@mathappu/contract/words';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Shop } from '#server/shop.ts';
import { type Catalogue, findListed, productsAt } from './catalogue.ts';
import { isFiltered } from './facets/facet-filters.ts';
import { type ListedPage, type Listing, listSlots } from './list-products.ts';
import { answerProduct, answerProductToAdmin } from './product-answer.ts';
import {
  type AdminScope,
  findProduct,
  listListedProducts,
  listProductPage,
  listProductsForAdmin,
} from './product-queries.ts';
import { findRelated } from './related/find-related.ts';

type AdminList = Omit<ListedPage, 'slots' | 'searchFound'> & {
  data: Product[];
} & typeof noneNearest;
const noneNearest = { nearest: undefined, nearestAre: undefined };

/**
 * A page of all products that are not deleted. Searches and filters are answered from a catalogue with
 * drafts; the products of the page are read from the database, and so is a list without any.
 */
export async function listProductsToAdmin(
  { db, catalogue }: Pick<Shop, 'db' | 'catalogue'>,
  listing: Listing,
  scope: AdminScope,
  language: Language,
): Promise<AdminList> {
  const { page, limit, search, sort, filters, withFacets } = listing;
  const answer = (rows: Parameters<typeof answerProductToAdmin>[0][]) =>
    rows.map((row) => answerProductToAdmin(row, language));
  if (!search && !withFacets && !isFiltered(filters)) {
    const offset = (page - 1) * limit;
    const { products, total } = await listProductPage(db, { sort, limit, offset, scope });
    return {
      ...noNotes,
      ...noneNearest,
      data: answer(products),
      totalCount: total,
      totalPages: Math.ceil(total / limit),
    };
  }
  const all = await catalogue.withDrafts();
  const isVisible = visibleIn(all, scope);
  const { slots, searchFound: _, ...list } = listSlots(all, listing, { isWhole: true, isVisible });
  const ids = productsAt(all, slots).map(({ id }) => id);
  return { ...list, ...noneNearest, data: answer(await listProductsForAdmin(db, ids)) };
}

const noNotes = {
  ...{ correctedTo: undefined, missingWords: undefined },
  ...{ facets: undefined, withoutFilters: undefined, withoutOne: undefined },
};

const visibleIn =
  ({ products }: Catalogue, { isRunningOut, isUnlisted, lacksPassport }: AdminScope) =>
  (slot: number): boolean => {
    const product = products[slot];
    if (!product) return false;
    if (isRunningOut && !(product.is_listed && Number(product.stock) <= lowStock)) return false;
    if (isUnlisted && product.is_listed) return false;
    return !(lacksPassport && product.is_passport_complete);
  };

/** @throws AppError productNotFound */
export async function getProductToAdmin(
  db: Queryable,
  productId: string,
  language: Language,
): Promise<Product> {
  const row = await findProduct(db, productId);
  if (!row) throw new AppError('productNotFound');
  return answerProductToAdmin(row, language);
}

/** @throws AppError productNotFound, also for a draft */
export function getListedProduct(catalogue: Catalogue, productId: string): Product {
  const product = findListed(catalogue, productId);
  if (!product) throw new AppError('productNotFound');
  return answerProduct(product);
}

/** @throws AppError productNotFound, also for a product that is not listed */
export function listRelated(catalogue: Catalogue, productId: string): Product[] {
  const related = findRelated(catalogue, productId);
  if (!related) throw new AppError('productNotFound');
  return related.map((product) => answerProduct(product));
}

/**
 * Reads from the database those of the products that the shop shows, in the order of the ids, each
 * once.
 */
export async function getListedProducts(db: Queryable, ids: readonly string[]): Promise<Product[]> {
  const rows = new Map((await listListedProducts(db, ids)).map((row) => [row.id, row]));
  return [...new Set(ids)].flatMap((id) => rows.get(id) ?? []).map((row) => answerProduct(row));
}
