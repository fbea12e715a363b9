import { listProducts } from '@mathappu/contract/catalogue';
import { listCategories } from '@mathappu/contract/catalogue/categories';
import { redirect } from 'react-router';
import type { ServerCall } from '#web/api/server-call.ts';
import { type ProductListQuery, productListPath } from '#web/document/paths.ts';

/**
 * For the server: a page of products with the categories over it. A category that is unknown counts
 * as not asked for; one with a slug of before leads on.
 */
export async function loadProductList(call: ServerCall, query: ProductListQuery) {
  const { category: asked, ...all } = query;
  let isGone = false;
  const [products, categories] = await Promise.all([
    call(listProducts, { body: query }).catch((refusal: unknown) => {
      if (!asked || !(refusal instanceof Response) || refusal.status !== 400) throw refusal;
      isGone = true;
      return call(listProducts, { body: all });
    }),
    call(listCategories),
  ]);
  const found = products.category;
  if (found && found.slug !== asked) {
    throw redirect(productListPath({ ...query, category: found.slug }), 301);
  }
  return { products, categories, isGone };
}

export type LoadedProductList = Awaited<ReturnType<typeof loadProductList>>;
