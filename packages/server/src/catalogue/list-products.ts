import type { Product } from '@mathappu/contract/catalogue';
import type { Paging } from '@mathappu/contract/paging';
import type { Shop } from '#server/shop.ts';
import { answerProduct } from './product-answer.ts';
import { listProductPage } from './product-queries.ts';
import { foldText, searchWords } from './search-words.ts';

export type ProductList = { data: Product[]; totalCount: number; totalPages: number };

/** A page of products; what the shop shows is kept in memory until a product changes. */
export async function listProducts(
  shop: Shop,
  { page, limit, search }: Paging & { search: string },
  { seesDrafts }: { seesDrafts: boolean },
): Promise<ProductList> {
  const folded = foldText(search);
  const make = async (): Promise<ProductList> => {
    const { products, total } = await listProductPage(shop.db, {
      words: searchWords(folded),
      limit,
      offset: (page - 1) * limit,
      seesDrafts,
    });
    return {
      data: products.map(answerProduct),
      totalCount: total,
      totalPages: Math.ceil(total / limit),
    };
  };
  if (seesDrafts) return make();
  return shop.cache.get(`products ${page} ${limit} ${folded}`, ['products'], make);
}
