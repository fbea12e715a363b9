import { toShopDay } from '@mathappu/contract/shop-time';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { declineEstimatesWith } from './estimate-queries.ts';

/**
 * Ends every running estimate with the product, for staff who have found that its price was wrong. The
 * history of each estimate records it; the audit trail has one entry, for the product. Returns how many
 * there were.
 */
export async function endEstimates(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { userId: actorId, name }: Caller,
  { productId, reason }: { productId: string; reason: string },
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const by = { id: actorId, name };
    const today = toShopDay(at);
    const count = await declineEstimatesWith(tx, productId, { by, reason, today, now: at });
    if (count === 0) return 0;
    await insertAuditEntry(tx, {
      actorId,
      action: 'product.endEstimates',
      subjectKind: 'product',
      subjectId: productId,
      after: { count, reason },
    });
    return count;
  });
}
