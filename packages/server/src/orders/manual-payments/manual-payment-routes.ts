import { addReceipt, listAccounts } from '@mathappu/contract/orders/manual-payments';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import { readIdempotencyKey } from '#server/platform/http/idempotency-key.ts';
import type { Shop } from '#server/shop.ts';
import { getOrder } from '../order-read-queries.ts';
import { bookReceipt } from './book-manual-payment.ts';
import { readReceipts } from './manual-payment-answer.ts';

export function addManualPaymentRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, addReceipt, async ({ params: { orderId: idOrNumber }, body, caller, request }) => {
    const idempotencyKey = readIdempotencyKey(request);
    await bookReceipt(shop, caller, { idOrNumber, body, idempotencyKey });
    const { id } = await getOrder(shop.db, idOrNumber);
    return { message: done.receiptBooked, data: await readReceipts(shop.db, id) };
  });

  handle(app, listAccounts, async () => {
    const { payment } = await shop.settings.read();
    return { message: done.accounts, data: payment.accounts };
  });
}
