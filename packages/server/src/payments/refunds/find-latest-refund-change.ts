import type { StoredRefund } from '#server/gateway/refund-queries.ts';
import { findLatestChange } from '#server/platform/db/audit-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';

type RefundChange = { by: string; at: Date };

/**
 * Finds who last changed the refundable amount: an admin, or the provider by a refund or a failure.
 */
export async function findLatestRefundChange(
  tx: Tx,
  orderId: string,
  refunds: readonly Pick<StoredRefund, 'source' | 'requestedAt' | 'failedAt'>[],
): Promise<RefundChange | undefined> {
  const byProvider = refunds.flatMap(({ source, requestedAt, failedAt }): RefundChange[] => {
    const at = source === 'provider' ? requestedAt : failedAt;
    return at ? [{ by: 'The payment provider', at }] : [];
  });
  const byAdmin = (await findLatestChange(tx, 'order', orderId)) ?? [];
  return byProvider.concat(byAdmin).toSorted((one, other) => +other.at - +one.at)[0];
}
