import type { Cache } from '#server/platform/cache/cache.ts';

export const productKey = (productId: string): string => `product ${productId}`;

const productTag = (productId: string): string => `product ${productId}`;

/** Gives what is being made the tag of each product that it shows, since it shows their stock. */
export function tagShown(
  cache: Pick<Cache, 'tag'>,
  products: readonly { readonly _id: string }[],
): void {
  cache.tag(products.map(({ _id }) => productTag(_id)));
}

/**
 * Drops what an order has changed: its products at once, and lists and pages that show them, of which
 * there are many, four times a second while there are many orders. Which products turned out of stock
 * is told by the database.
 */
export function dropSold(
  cache: Pick<Cache, 'forget' | 'dropSoon'>,
  productIds: readonly string[],
): void {
  for (const id of productIds) cache.forget(productKey(id));
  cache.dropSoon(productIds.map(productTag));
}

/**
 * Does what the database notifies of a change of stock, whichever process made it: what shows the
 * product is dropped, and all of the catalogue when it turned out of stock or came back, since then
 * orders, filters and numbers of lists change as well. False for another notification.
 */
export function dropStock(cache: Pick<Cache, 'dropSoon'>, notified: string): boolean {
  const [what, productId = ''] = notified.split(' ');
  if (what === 'stock-of') cache.dropSoon([productTag(productId)]);
  else if (what === 'in-stock') cache.dropSoon(['products']);
  // For the version before, which knows no other.
  return ['stock-of', 'in-stock', 'stock'].includes(what ?? '');
}
