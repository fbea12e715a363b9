import { isDeepStrictEqual } from 'node:util';
import { stockStateOf } from '@mathappu/contract/product-offer';
import type { Cache } from '#server/platform/cache/cache.ts';
import type { ProductRow } from './product-answer.ts';

/**
 * The tags of what is kept of the catalogue. All of it has `products`, and goes when a product comes,
 * goes or changes its place. What shows a product has that of the product, and an answer, which has its
 * stock as a number, also that of its stock. A page has not: it shows a number only where few are left.
 * Lists in the shop's own order need no more. What is counted, filtered or sorted by prices, discounts
 * and passports has `counted`; what another product may come into by any edit, such as a search, `found`.
 * What goes well with a product is chosen by its category and prices.
 */
export const catalogueTags = ['products'];
export const countedTags = ['products', 'counted'];
export const foundTags = ['products', 'found'];

export const productKey = (productId: string): string => `product ${productId}`;

const productTag = (productId: string): string => `product ${productId}`;
const stockTag = (productId: string): string => `stock ${productId}`;
const relatedTag = (categoryId: string): string => `related ${categoryId}`;

type Shown = readonly { readonly _id: string }[];

/** Gives the answer that is being made the tags of each product in it. */
export function tagShown(cache: Pick<Cache, 'tag'>, products: Shown): void {
  cache.tag(products.map(({ _id }) => productTag(_id)));
  cache.tag(
    products.map(({ _id }) => stockTag(_id)),
    { isOwn: true },
  );
}

/** The same for products that were chosen from a category. */
export function tagRelated(
  cache: Pick<Cache, 'tag'>,
  { products, categoryId }: { products: Shown; categoryId: string | null },
): void {
  tagShown(cache, products);
  if (categoryId !== null) cache.tag([relatedTag(categoryId)]);
}

/**
 * Drops what an order has changed: its products at once, and lists that have them, of which there are
 * many, a few times a second while there are many orders. Of which products few were left, or none, is
 * told by the database.
 */
export function dropSold(
  cache: Pick<Cache, 'forget' | 'dropSoon'>,
  productIds: readonly string[],
): void {
  for (const id of productIds) cache.forget(productKey(id));
  cache.dropSoon(productIds.map(stockTag));
}

/**
 * Does what the database notifies of a product's change, whichever process made it: an edit, with the
 * category if it has another price, and whether what is counted stays; another stock, with the lower of
 * both; or that it turned out of stock or came back, by which it changes its place in lists and numbers.
 * False for another one.
 */
export function dropChanged(cache: Pick<Cache, 'drop' | 'dropSoon'>, notified: string): boolean {
  const [what, productId = '', more, stays] = notified.split(' ');
  switch (what) {
    case 'edited':
      dropEdit(cache, productId, stays !== 'uncounted');
      if (more !== undefined) cache.dropSoon([relatedTag(more)], { isSeldom: true });
      return true;
    case 'stock-of':
      cache.dropSoon([
        stockTag(productId),
        ...(stockStateOf({ stock: Number(more) }) === 'plenty' ? [] : [productTag(productId)]),
      ]);
      return true;
    case 'in-stock':
      cache.dropSoon(catalogueTags);
      return true;
    default:
      return false;
  }
}

function dropEdit(cache: Pick<Cache, 'dropSoon'>, productId: string, isCounted: boolean): void {
  const tags = [productTag(productId), 'found', ...(isCounted ? ['counted'] : [])];
  cache.dropSoon(tags, { isSeldom: true });
}

type Edited = Pick<
  ProductRow,
  'id' | 'category' | 'listing_problems' | 'stock' | 'price_paise' | 'discount_bp' | 'passport'
>;

/**
 * The same after an edit by this process, whose next answer has it unless orders are many: the
 * notification comes a moment later, and tells what goes well with others.
 */
export function dropEdited(
  cache: Pick<Cache, 'drop' | 'dropSoon'>,
  before: Edited,
  after: Edited,
): void {
  const placeOf = ({ category, listing_problems, stock }: Edited) => [
    category?._id,
    listing_problems,
    Number(stock) > 0,
  ];
  const countedOf = (one: Edited) => [one.price_paise, one.discount_bp, one.passport];
  if (!isDeepStrictEqual(placeOf(before), placeOf(after))) cache.drop('products');
  else dropEdit(cache, after.id, !isDeepStrictEqual(countedOf(before), countedOf(after)));
}
