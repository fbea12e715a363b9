import { maxStock } from '@mathappu/contract/limits';
import { AppError } from '#server/platform/http/app-error.ts';

export type Stock = {
  /** Pieces for sale; null while the product is off sale. */
  stock: number | null;
  /** Pieces of a product that is off sale, such as those of cancelled orders. */
  setAside: number;
};

export type StoredStock = Stock & {
  /** False once an order has moved the stock since a person last set it. */
  isStockAsSet: boolean;
};

export type StockEdit = {
  /** Null takes the product off sale. */
  stock: number | null;
  /** The stock that the person saw: null when it was off sale, undefined when it is not known. */
  seen: number | null | undefined;
};

/** The sum of the product's stock movements. */
export const piecesOf = ({ stock, setAside }: Stock): number => stock ?? setAside;

/**
 * The stock after a person's edit, or the refusal. The difference to what the person saw is
 * applied, so that an edit undoes no sale; without it the edit is taken only where it can undo none.
 * Only somebody who saw a product off sale puts it on sale.
 */
export function editStock(stored: StoredStock, { stock, seen }: StockEdit): Stock | AppError {
  const { stock: current, setAside } = stored;
  if (stock === (seen === undefined ? current : seen)) return { stock: current, setAside };
  if (seen === undefined && !stored.isStockAsSet) return seenMissing(stored);
  if (stock === null) return { stock: null, setAside: current === null ? setAside : 0 };
  if (seen === undefined) return { stock, setAside: 0 };
  if (seen === null) {
    if (current !== null) return seenMissing(stored);
    return { stock: Math.min(stock + setAside, maxStock), setAside: 0 };
  }
  const pieces = piecesOf(stored) + stock - seen;
  if (pieces < 0) {
    return new AppError('stockTooLowToLower', {
      stock: piecesOf(stored),
      difference: seen - stock,
    });
  }
  return withPieces(stored, pieces);
}

/** Changes the stock of a product, whether it is listed or not. */
export function withPieces({ stock }: Stock, pieces: number): Stock {
  const possible = Math.min(Math.max(pieces, 0), maxStock);
  return stock === null ? { stock: null, setAside: possible } : { stock: possible, setAside: 0 };
}

const seenMissing = (stored: Stock): AppError =>
  new AppError('stockSeenMissing', { stock: piecesOf(stored) });
