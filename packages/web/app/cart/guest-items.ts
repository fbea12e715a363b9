import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { cartRefusals, stockRefusalOf } from '@mathappu/contract/refusal-sentences';
import { fill, type Holes } from '@mathappu/contract/words';

export type GuestItems = readonly CartItem[];
export type Addition = { items: GuestItems } | { refusal: string };

/**
 * Applies the same rules as the account's cart on the server.
 * @param place of a new line, by default the last
 */
export function withAdded(
  items: GuestItems,
  product: Product,
  quantity: number,
  place = items.length,
): Addition {
  const inCart = items.find(({ _id }) => _id === product._id)?.quantity ?? 0;
  const wanted = inCart + quantity;
  const stock = product.stock ?? 0;
  if (wanted > stock) return refuse(stockRefusalOf({ stock, inCart }), { stock, inCart });
  if (wanted > maxQuantity) return refuse('quantityLimit', { maximum: maxQuantity });
  if (inCart > 0) return { items: withQuantity(items, product._id, wanted) };
  if (items.length >= maxCartLines) {
    return refuse('cartFull', { maximum: maxCartLines });
  }
  const item = { _id: product._id, quantity, productId: slim(product) };
  return { items: [...items.slice(0, place), item, ...items.slice(place)] };
}

function refuse<Code extends keyof typeof cartRefusals>(
  code: Code,
  details: Holes<(typeof cartRefusals)[Code][1]>,
): Addition {
  return { refusal: fill<string>(cartRefusals[code][1], details) };
}

export function withQuantity(items: GuestItems, id: string, quantity: number): GuestItems {
  return items.map((item) => (item._id === id ? { ...item, quantity } : item));
}

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
function slim(product: Product): Product {
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
