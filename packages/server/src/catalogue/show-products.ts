import type { Product, ProductSort } from '@mathappu/contract/catalogue';
import type { Paging } from '@mathappu/contract/paging';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import { answerProduct } from './product-answer.ts';
import { findProduct, listProductPage, type ProductScope } from './product-queries.ts';
import { foldText, searchWords } from './search-words.ts';

type ProductList = { data: Product[]; totalCount: number; totalPages: number };

export type Listing = Paging & { search: string; sort: ProductSort };

/** A page of the products in the scope. */
export async function listProducts(
  db: Queryable,
  { page, limit, search, sort }: Listing,
  scope: ProductScope,
): Promise<ProductList> {
  const { products, total } = await listProductPage(db, {
    words: searchWords(foldText(search)),
    sort,
    limit,
    offset: (page - 1) * limit,
    scope,
  });
  return {
    data: products.map(answerProduct),
    totalCount: total,
    totalPages: Math.ceil(total / limit),
  };
}

/** @throws AppError productNotFound, also for a draft that the caller may not see */
export async function getProduct(
  db: Queryable,
  productId: string,
  scope: ProductScope,
): Promise<Product> {
  const row = await findProduct(db, productId, scope);
  if (!row) throw new AppError('productNotFound');
  return answerProduct(row);
}
