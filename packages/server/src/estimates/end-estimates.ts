import type { BodyOf } from '@mathappu/contract/endpoint';
import type { endEstimates as endpoint } from '@mathappu/contract/enquiries/admin-enquiries';
import { toShopDay } from '@mathappu/contract/shop-time';
import { insertAuditEntry } from '#server/platform/db/audit-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Caller } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { declineEstimatesWith, hasProduct, holdsRule } from './estimate-queries.ts';

/**
 * Ends every running estimate with a product, for staff who have found that its price was wrong, or that holds
 * a price rule. The history of each estimate records it; the audit trail has one entry, for the product or the
 * rule. Returns how many there were.
 */
export async function endEstimates(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  { userId: actorId, name }: Caller,
  { productId, priceRule, reason }: BodyOf<typeof endpoint>,
): Promise<number> {
  return inTransaction(db, async (tx) => {
    const at = now();
    const by = { id: actorId, name };
    const today = toShopDay(at);
    const which = productId === undefined ? holdsRule(priceRule ?? '') : hasProduct(productId);
    const count = await declineEstimatesWith(tx, which, { by, reason, today, now: at });
    if (count === 0) return 0;
    await insertAuditEntry(tx, {
      actorId,
      ...(productId === undefined
        ? {
            action: 'price-rule.endEstimates' as const,
            subjectKind: 'price-rule',
            subjectId: priceRule ?? '',
          }
        : {
            action: 'product.endEstimates' as const,
            subjectKind: 'product',
            subjectId: productId,
          }),
      after: { count, reason },
    });
    return count;
  });
}
