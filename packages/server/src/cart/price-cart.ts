import { lineTotalPaise, type Paise } from '@mathappu/contract/money';
import type { SellableProduct } from '#server/catalogue/stock-queries.ts';

export type RequestedLine = { readonly productId: string; readonly quantity: number };

type PricedCartLine = {
  readonly product: SellableProduct;
  readonly quantity: number;
  readonly totalPaise: Paise;
};

export type PricedCart = { readonly lines: readonly PricedCartLine[]; readonly totalPaise: Paise };

/** Merges the lines of each product, in the order in which the products first appear. */
export function mergeEqualProducts(lines: readonly RequestedLine[]): RequestedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toLowerCase();
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** Prices the requested lines. Lines of products that are not given are left out. */
export function priceCart(
  products: readonly SellableProduct[],
  requested: readonly RequestedLine[],
): PricedCart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines: PricedCartLine[] = [];
  for (const { productId, quantity } of requested) {
    const product = byId.get(productId);
    if (!product) continue;
    lines.push({ product, quantity, totalPaise: lineTotalPaise({ ...product, quantity }) });
  }
  return { lines, totalPaise: lines.reduce((sum, line) => sum + line.totalPaise, 0) };
}
