import type { CartItem } from '@mathappu/contract/cart';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import { maxCartLines, maxQuantity } from '@mathappu/contract/limits';
import { toRupees } from '@mathappu/contract/money';
import type { DiscountedLine } from '@mathappu/contract/prices/choose-discount';
import type { CodeProblem } from '@mathappu/contract/prices/price-codes';
import { listProductsForOrder } from '#server/catalogue/stock-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findDiscount } from '#server/prices/elect-discount.ts';
import type { Shop } from '#server/shop.ts';
import {
  type CartLine,
  deleteCartOf,
  insertCartLines,
  listCart,
  listLinesWithProducts,
  lockCart,
} from './cart-queries.ts';

type QuotedCart = {
  readonly data: CartItem[];
  readonly discount: { readonly label: string; readonly amount: number } | undefined;
  readonly codeProblem: CodeProblem | undefined;
};

/**
 * The lines of a cart with their products, and what the best price rule takes off. A guest's line gets the id
 * of its product.
 */
export async function quoteCart(
  { db, settings, now }: Pick<Shop, 'db' | 'settings' | 'now'>,
  {
    items,
    code,
    userId,
  }: { items: readonly CartLine[]; code?: string | undefined; userId: string | null },
): Promise<QuotedCart> {
  const lines = [...largestQuantities(items)].map(([productId, quantity]) => ({
    id: productId,
    productId,
    quantity,
  }));
  const data = await listLinesWithProducts(db, lines);
  const { discount, codeProblem } = await findDiscount(db, {
    ...{ code, now: now(), lines: data.map(discountedItem), buyer: { userId, mobile: '' } },
    rules: (await settings.read()).priceRules,
  });
  const row = discount && { label: discount.label, amount: -toRupees(discount.amountPaise) };
  return { data, discount: row, codeProblem };
}

/** A line as price rules look at it. */
export const discountedItem = ({ productId: product, quantity }: CartItem): DiscountedLine => ({
  productId: product._id,
  categoryId: product.category?._id ?? null,
  totalPaise: unitPriceOf(product) * quantity,
});

/** Brings goods into the cart of the account, beside what is there or in its place. */
export function mergeCart(
  { db }: Pick<Shop, 'db'>,
  userId: string,
  { items, isReplacing }: { items: readonly CartLine[]; isReplacing?: boolean | undefined },
): Promise<CartItem[]> {
  return inTransaction(db, async (tx) => {
    await lockCart(tx, userId);
    if (isReplacing) await deleteCartOf(tx, userId);
    await mergeIntoCart(tx, userId, items);
    return listCart(tx, userId);
  });
}

/**
 * Merges lines into a cart that is locked. Of each product the larger quantity stays, limited by its
 * stock. Products that are not sold and lines beyond a full cart are left out.
 */
export async function mergeIntoCart(
  tx: Tx,
  userId: string,
  items: readonly CartLine[],
): Promise<void> {
  const cart = await listCart(tx, userId);
  const quantities = largestQuantities(items);
  const products = await listProductsForOrder(tx, [...quantities.keys()]);
  const maxOf = new Map(products.map(({ id, stock }) => [id, Math.min(stock, maxQuantity)]));
  const quantityOf = new Map(cart.map(({ productId, quantity }) => [productId._id, quantity]));
  const changed: CartLine[] = [];
  for (const [productId, quantity] of quantities) {
    const max = maxOf.get(productId) ?? 0;
    const before = quantityOf.get(productId);
    if (max === 0 || quantity <= (before ?? 0)) continue;
    if (before === undefined && quantityOf.size >= maxCartLines) continue;
    quantityOf.set(productId, quantity);
    changed.push({ productId, quantity: Math.min(quantity, max) });
  }
  if (changed.length > 0) await insertCartLines(tx, userId, changed);
}

/** The largest quantity of each product, in the order of the items. */
function largestQuantities(items: readonly CartLine[]): Map<string, number> {
  const largest = new Map<string, number>();
  for (const { productId, quantity } of items) {
    largest.set(productId, Math.max(quantity, largest.get(productId) ?? 0));
  }
  return largest;
}
