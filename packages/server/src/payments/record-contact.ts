import {
  type GatewayContact,
  markKeysRefused,
  recordGatewayContact,
} from '#server/gateway/gateway-order-queries.ts';
import type { PaymentGateway } from '#server/gateway/payment-gateway.ts';
import { inTransaction } from '#server/platform/db/in-transaction.ts';
import type { Shop } from '#server/shop.ts';
import { enqueueKeysMails } from './keys-mails.ts';

/**
 * Records that the provider was asked, and how it failed; null when it answered. When it refuses the
 * shop's keys every owner gets one mail, and the next one only after it has accepted them again.
 */
export async function recordContact(
  shop: Pick<Shop, 'db' | 'jobs' | 'settings' | 'now'>,
  { keyId }: Pick<PaymentGateway, 'keyId'>,
  failure: GatewayContact['failure'],
): Promise<void> {
  const at = shop.now();
  await inTransaction(shop.db, async (tx) => {
    await recordGatewayContact(tx, keyId, { at, failure });
    if (failure === 'keysRefused' && (await markKeysRefused(tx, keyId, at))) {
      await enqueueKeysMails(shop, tx);
    }
  });
}
