import type { Product } from '@mathappu/contract/catalogue';
import type { Paging } from '@mathappu/contract/paging';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { answerProduct } from './product-answer.ts';
import { listProductPage, type ProductScope } from './product-queries.ts';
import { foldText, searchWords } from './search-words.ts';

type ProductList = { data: Product[]; totalCount: number; totalPages: number };

/** A page of products as the shop shows them, or as an admin wants to see them. */
export async function listProducts(
  db: Queryable,
  { page, limit, search }: Paging & { search: string },
  scope: ProductScope,
): Promise<ProductList> {
  const { products, total } = await listProductPage(db, {
    words: searchWords(foldText(search)),
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
