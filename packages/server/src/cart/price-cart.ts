import { lineTotalPaise, type Paise } from '@mathappu/contract/money';
import type { SellableProduct } from '#server/catalogue/stock-queries.ts';

export type WantedLine = { readonly productId: string; readonly quantity: number };

type PricedCartLine = {
  readonly product: SellableProduct;
  readonly quantity: number;
  readonly totalPaise: Paise;
};

export type PricedCart = { readonly lines: readonly PricedCartLine[]; readonly totalPaise: Paise };

/** One line for each product, in the order in which they first appear. */
export function mergeEqualProducts(lines: readonly WantedLine[]): WantedLine[] {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    const id = productId.toLowerCase();
    quantities.set(id, (quantities.get(id) ?? 0) + quantity);
  }
  return Array.from(quantities, ([productId, quantity]) => ({ productId, quantity }));
}

/** The wanted lines at the shop's own prices; products that are not among the given are left out. */
export function priceCart(
  products: readonly SellableProduct[],
  wanted: readonly WantedLine[],
): PricedCart {
  const byId = new Map(products.map((product) => [product.id, product]));
  const lines = wanted.flatMap(({ productId, quantity }) => {
    const product = byId.get(productId);
    return product
      ? [{ product, quantity, totalPaise: lineTotalPaise({ ...product, quantity }) }]
      : [];
  });
  return { lines, totalPaise: lines.reduce((sum, line) => sum + line.totalPaise, 0) };
}
