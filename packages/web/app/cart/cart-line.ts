import type { CartItem } from '@mathappu/contract/cart';
import type { Product } from '@mathappu/contract/catalogue';
import { orderableQuantity, unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import {
  lineTotalPaise,
  type Paise,
  type PricedLine,
  subtotalOf,
  toHundredths,
} from '@mathappu/contract/money';
import { fill, plural } from '@mathappu/contract/words';
import * as words from '#words/cart';

export type CartLine = Readonly<PricedLine> & {
  /** Until the server has given it one, and in the guest cart, a line has the id of its product. */
  readonly id: string;
  readonly product: Product;
  readonly unitPricePaise: Paise;
  readonly totalPaise: Paise;
  /** The stock that can be ordered; a line with a larger quantity is short. */
  readonly available: number;
};

/** A cart has at most one line of a product. */
export function toCartLine({ _id, quantity, productId: product }: CartItem): CartLine {
  const priced = {
    pricePaise: toHundredths(product.price ?? 0),
    discountBp: toHundredths(product.discount),
    quantity,
  };
  return {
    ...priced,
    id: _id,
    product,
    unitPricePaise: unitPriceOf(product),
    totalPaise: lineTotalPaise(priced),
    available: orderableQuantity(product),
  };
}

export function isShort({ quantity, available }: CartLine): boolean {
  return quantity > available;
}

export type CartSums = {
  /** How many different ones. */
  readonly products: number;
  /** All pieces together. */
  readonly count: number;
  /** The pieces that can be bought: those in stock when a line has too few. */
  readonly subtotalPaise: Paise;
  /** The sum of the discounts. */
  readonly savedPaise: Paise;
  /** The server refuses an order with a short line. */
  readonly hasShortLines: boolean;
};

export function sumLines(lines: readonly CartLine[]): CartSums {
  const sold = lines.map((line) => ({
    ...line,
    quantity: Math.min(line.quantity, line.available),
  }));
  return {
    products: lines.length,
    count: lines.reduce((sum, line) => sum + line.quantity, 0),
    subtotalPaise: subtotalOf(sold),
    savedPaise: subtotalOf(sold.map((line) => ({ ...line, discountBp: 0 }))) - subtotalOf(sold),
    hasShortLines: lines.some(isShort),
  };
}

/** '39 products, 115 pieces'. */
export const countGoods = ({ products, count }: Pick<CartSums, 'products' | 'count'>): string =>
  fill(words.goods, { products: countProducts(products), pieces: countPieces(count) });

export const countProducts = (count: number) => fill(plural(words.products, count), { count });

const countPieces = (count: number) => fill(plural(words.pieces, count), { count });
