import type { Paise } from '@mathappu/contract/money';
import type { Tx } from '#server/platform/db/open-database.ts';
import type { Shop } from '#server/shop.ts';
import { insertRefund } from './refund-queries.ts';

/** Decides that a payment goes back, once; the gateway is asked after the transaction. */
export async function requestRefund(
  shop: Shop,
  tx: Tx,
  refund: { gatewayPaymentId: string; orderId: string; amountPaise: Paise; reason: string },
): Promise<void> {
  const { gatewayPaymentId } = refund;
  const isNew = await insertRefund(tx, refund);
  if (isNew) await shop.jobs.enqueue(tx, 'create-refund', { gatewayPaymentId });
}
