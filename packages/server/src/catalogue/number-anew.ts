import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import {
  hasKeptNumbers,
  lockListNumbers,
  lockProductsInListOrder,
  numberAt,
  writeListNumbers,
} from './list-number-queries.ts';
import { lockRulesToChange } from './listing/listing-rule-queries.ts';

/**
 * Numbers all products anew, those of the price list first, in its order, and returns how many there
 * are. Products that have their number already are not changed.
 */
export async function numberAnew(
  { db, cache, now }: Pick<Shop, 'db' | 'cache' | 'now'>,
  actorId: string,
): Promise<number> {
  const { count, isChanged } = await inTransaction(db, async (tx) => {
    // Everybody who writes a product begins with the rules.
    await lockRulesToChange(tx);
    await lockListNumbers(tx);
    const products = await lockProductsInListOrder(tx);
    const isChanged =
      products.some(({ listNumber }, at) => listNumber !== numberAt(at)) ||
      (await hasKeptNumbers(tx));
    if (isChanged) {
      await writeListNumbers(tx, products, now());
      await insertAuditEntry(tx, {
        actorId,
        action: 'product.numbers',
        subjectKind: 'product',
        subjectId: 'all',
        after: { count: products.length },
      });
    }
    return { count: products.length, isChanged };
  });
  if (isChanged) cache.drop();
  return count;
}
