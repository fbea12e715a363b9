import { listProducts } from '@mathappu/contract/catalogue';
import { type Category, listCategories } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { redirect } from 'react-router';
import type { ServerCall } from '#web/api/server-call.ts';
import { leadingName } from '#web/language/names.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/catalogue';
import { productListPath } from './product-list-query.ts';

/**
 * For the server: a page of products with the categories over it. A category that is unknown counts
 * as not asked for; one with a slug of before leads on.
 */
export async function loadProductList(call: ServerCall, query: ProductQuery, delivered: string) {
  const { category: asked, ...all } = query;
  /** Why the products are not those that were asked for. */
  let notice: string | undefined;
  const [products, categories] = await Promise.all([
    call(listProducts, { body: { ...query, withFacets: true } }).catch((refusal: unknown) => {
      if (!asked || !(refusal instanceof Response) || refusal.status !== 400) throw refusal;
      notice = words.categoryGone;
      return call(listProducts, { body: { ...all, withFacets: true } });
    }),
    call(listCategories),
  ]);
  const found = products.category;
  if (found && found.slug !== asked) {
    throw redirect(productListPath({ ...query, category: found.slug }), 301);
  }
  return { products, categories, notice, description: describe(categories.data, asked, delivered) };
}

/** The description of a category's page for search engines. */
function describe(
  categories: readonly Category[],
  slug: string | undefined,
  delivered: string,
): string {
  const category = categories.find((each) => each.slug === slug);
  if (!category?.lowestPrice) return fill(words.description, { delivered });
  return fill(words.descriptionOfCategory, {
    delivered,
    category: leadingName(category),
    count: category.count,
    price: formatRupees(category.lowestPrice),
  });
}

export type LoadedProductList = Awaited<ReturnType<typeof loadProductList>>;
