import type { Cache } from '#server/platform/cache/cache.ts';

/**
 * The tags of what is kept of the catalogue. All of it has `products`; what shows a product has that of
 * the product, since it shows its stock; what another product may come into by any edit, such as a list
 * or its numbers, has `lists`. What goes well with a product is chosen by its category and prices.
 */
export const catalogueTags = ['products'];
export const listTags = ['products', 'lists'];

export const productKey = (productId: string): string => `product ${productId}`;

const productTag = (productId: string): string => `product ${productId}`;
const relatedTag = (categoryId: string): string => `related ${categoryId}`;

type Shown = readonly { readonly _id: string }[];

/** Gives what is being made the tag of each product that it shows. */
export function tagShown(cache: Pick<Cache, 'tag'>, products: Shown): void {
  cache.tag(products.map(({ _id }) => productTag(_id)));
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
 * Drops what an order has changed: its products at once, and lists and pages that show them, of which
 * there are many, a few times a second while there are many orders. Which products were sold out is
 * told by the database.
 */
export function dropSold(
  cache: Pick<Cache, 'forget' | 'dropSoon'>,
  productIds: readonly string[],
): void {
  for (const id of productIds) cache.forget(productKey(id));
  cache.dropSoon(productIds.map(productTag));
}

/**
 * Does what the database notifies of a product's change, whichever process made it: an edit, another
 * stock, or that it turned out of stock or came back, by which it changes its place in lists and
 * numbers. False for another notification.
 */
export function dropChanged(cache: Pick<Cache, 'drop' | 'dropSoon'>, notified: string): boolean {
  const [what, productId = '', categoryId] = notified.split(' ');
  switch (what) {
    case 'edited':
      for (const tag of [productTag(productId), 'lists']) cache.drop(tag);
      if (categoryId !== undefined) cache.drop(relatedTag(categoryId));
      return true;
    case 'stock-of':
      cache.dropSoon([productTag(productId)]);
      return true;
    case 'in-stock':
      cache.dropSoon(catalogueTags);
      return true;
    // For the version before, which knows no other.
    case 'stock':
      return true;
    default:
      return false;
  }
}
