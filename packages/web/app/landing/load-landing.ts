import { listProducts, type Product } from '@mathappu/contract/catalogue';
import { listCategories } from '@mathappu/contract/catalogue/categories';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { toRupees } from '@mathappu/contract/money';
import { maxPageSize } from '@mathappu/contract/paging';
import type { ServerCall } from '#web/api/server-call.ts';
import { categoryPath, productPath } from '#web/navigation/paths.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';

type ProductTile = {
  path: string;
  name: string;
  nameTa: string;
  price: string;
  picture: string | undefined;
};

export type CategoryTile = Omit<ProductTile, 'price'>;

export type Landing = {
  categories: readonly CategoryTile[];
  products: readonly ProductTile[];
  /** Whether these are what sells best; otherwise they are the newest. */
  areBestsellers: boolean;
};

const shownProducts = 8;

/**
 * The sections below the film, without those that cannot be read. The server words them, so that
 * the page loads no script of the catalogue.
 */
export async function loadLanding(call: ServerCall): Promise<Landing> {
  const nothing = () => ({ data: [] });
  const [newest, sold, categories] = await Promise.all([
    call(listProducts, { body: { page: 1, limit: shownProducts } }).catch(nothing),
    call(listProducts, { body: { page: 1, limit: maxPageSize, sort: 'bestselling' } }).catch(
      nothing,
    ),
    call(listCategories).catch(nothing),
  ]);
  const pictures = new Map<string | undefined, string>();
  for (const { category, image } of sold.data) {
    if (image[0] && !pictures.has(category?.slug)) pictures.set(category?.slug, image[0]);
  }
  const best = sold.data.slice(0, shownProducts);
  return {
    categories: categories.data
      .filter(({ count }) => count > 0)
      .map(({ slug, name, nameTa, image }) => ({
        path: categoryPath(slug),
        name,
        nameTa,
        picture: image ?? pictures.get(slug),
      })),
    products: (best.length > 0 ? best : newest.data).map(tileOf),
    // Without sales the order of best sellers is the shop's own, which begins with the newest.
    areBestsellers: best.some(({ _id }, place) => _id !== newest.data[place]?._id),
  };
}

const tileOf = (product: Product): ProductTile => ({
  path: productPath(product._id),
  name: product.name,
  nameTa: product.nameTa,
  price: formatRupees(toRupees(unitPriceOf(product))),
  picture: product.image[0],
});
