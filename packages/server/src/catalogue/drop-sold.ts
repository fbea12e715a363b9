import type { Cache } from '#server/platform/cache/cache.ts';

export const productKey = (productId: string): string => `product ${productId}`;

/**
 * Drops what an order has changed: its products at once, and lists and pages, of which there are many,
 * four times a second while there are many orders.
 */
export function dropSold(
  cache: Pick<Cache, 'forget' | 'dropSoon'>,
  productIds: readonly string[],
): void {
  for (const id of productIds) cache.forget(productKey(id));
  cache.dropSoon('products');
}
