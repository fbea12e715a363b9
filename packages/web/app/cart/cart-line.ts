import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import type { Paise } from '@mathappu/contract/money';
import { unitPriceOf } from '@mathappu/contract/product-price';
import { orderableQuantity } from '@mathappu/contract/product-stock';

export type CartLine = {
  /** A visitor's line has the id of its product. */
  readonly id: string;
  readonly product: Product;
  readonly quantity: number;
  readonly unitPricePaise: Paise;
  readonly totalPaise: Paise;
  /** How many there are; when fewer than the quantity, the line cannot be ordered as it is. */
  readonly available: number;
};

export function toCartLine({ _id, quantity, productId: product }: CartItem): CartLine {
  const unitPricePaise = unitPriceOf(product);
  return {
    id: _id,
    product,
    quantity,
    unitPricePaise,
    totalPaise: unitPricePaise * quantity,
    available: orderableQuantity(product),
  };
}

export function isShort({ quantity, available }: CartLine): boolean {
  return quantity > available;
}

export type CartSums = {
  /** All pieces together. */
  readonly count: number;
  readonly subtotalPaise: Paise;
  /** At least one line is short, so the server would refuse the order. */
  readonly hasShortLines: boolean;
};

export function sumLines(lines: readonly CartLine[]): CartSums {
  return {
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalPaise: lines.reduce((sum, line) => sum + line.totalPaise, 0),
    hasShortLines: lines.some(isShort),
  };
}

/** The quantity the line may take: whole, at least 1, as far as stock goes. */
export function allowedQuantity({ available }: CartLine, wanted: number): number {
  return Math.max(1, Math.min(Math.trunc(wanted), available));
}
