import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';

export type GuestItems = readonly CartItem[];

/** Replaces the products by fresh ones; requested products without a fresh one are no longer sold. */
export function withFreshProducts(
  items: GuestItems,
  askedFor: ReadonlySet<string>,
  fresh: GuestItems,
): GuestItems {
  const products = new Map(fresh.map(({ productId }) => [productId._id, slim(productId)]));
  return items.flatMap((item) => {
    const product = products.get(item._id);
    if (product) return [{ ...item, productId: product }];
    return askedFor.has(item._id) ? [] : [item];
  });
}

/** Drops fields that a cart does not show, so that a full cart fits into `localStorage`. */
export function slim(product: Product): Product {
  return {
    ...product,
    description: '',
    details: {},
    image: product.image.slice(0, 1),
    imagePlaceholder: product.imagePlaceholder.slice(0, 1),
  };
}

/** Items from storage, which is untrusted; invalid ones are left out. */
export function readItems(stored: string | undefined): GuestItems {
  try {
    const parsed: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(parsed) ? parsed.filter(isItem).slice(0, maxCartLines) : [];
  } catch {
    return [];
  }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function isItem(value: unknown): value is CartItem {
  const { _id, quantity, productId: product } = (value ?? {}) as Partial<CartItem>;
  return (
    typeof _id === 'string' &&
    uuid.test(_id) &&
    Number.isInteger(quantity) &&
    Number(quantity) >= 1 &&
    Number(quantity) <= maxQuantity &&
    product?._id === _id &&
    typeof product.name === 'string' &&
    typeof product.price === 'number' &&
    typeof product.discount === 'number' &&
    Array.isArray(product.image) &&
    Array.isArray(product.imagePlaceholder)
  );
}
