import type { Product } from '@mathappu/contract/catalogue';
import type { Paging } from '@mathappu/contract/paging';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { answerProduct } from './product-answer.ts';
import { listProductPage } from './product-queries.ts';
import { foldText, searchWords } from './search-words.ts';

export type ProductList = { data: Product[]; totalCount: number; totalPages: number };

/** A page of products as the shop shows them, or with the drafts. */
export async function listProducts(
  db: Queryable,
  { page, limit, search }: Paging & { search: string },
  { seesDrafts }: { seesDrafts: boolean },
): Promise<ProductList> {
  const { products, total } = await listProductPage(db, {
    words: searchWords(foldText(search)),
    limit,
    offset: (page - 1) * limit,
    seesDrafts,
  });
  return {
    data: products.map(answerProduct),
    totalCount: total,
    totalPages: Math.ceil(total / limit),
  };
}
