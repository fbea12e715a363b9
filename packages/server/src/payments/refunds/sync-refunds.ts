import type {
  GatewayPayment,
  GatewayRefund,
  PaymentGateway,
} from '#server/gateway/payment-gateway.ts';
import { findPayment, updateProviderRefunded } from '#server/gateway/payment-queries.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { applyRefund } from './apply-refund.ts';

/**
 * Applies all refunds that the gateway lists of a stored payment. It is not asked when neither it
 * nor the shop knows of any.
 * @throws AppError gatewayFailed
 */
export async function syncRefunds(
  shop: Pick<Shop, 'db' | 'jobs' | 'config' | 'settings' | 'now'>,
  gateway: PaymentGateway,
  { gatewayPaymentId, refundedPaise }: GatewayPayment,
  signal?: AbortSignal,
): Promise<void> {
  const payment = await findPayment(shop.db, gatewayPaymentId);
  if (!payment || (refundedPaise === 0 && payment.refundsPaise === 0)) return;
  const listed = await gateway.listRefunds(gatewayPaymentId, signal);
  const hasFailed = ({ outcome }: GatewayRefund) => outcome === 'failed';
  // Failed ones first: the amounts that they release may be in later refunds.
  const reports = [...listed.filter(hasFailed), ...listed.filter((one) => !hasFailed(one))];
  await inTransaction(shop.db, async (tx) => {
    for (const reported of reports) await applyRefund(shop, tx, reported);
    await updateProviderRefunded(tx, gatewayPaymentId, refundedPaise);
  });
}
