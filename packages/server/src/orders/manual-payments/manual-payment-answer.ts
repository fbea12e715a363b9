import { toRupees } from '@mathappu/contract/money';
import type { Receipt } from '@mathappu/contract/orders/manual-payments';
import type { Queryable } from '#server/platform/db/open-database.ts';
import { getOrderMoney, listReceipts } from './manual-payment-queries.ts';

/** The receipts of an order, and what the shop has of it. */
export async function readReceipts(
  db: Queryable,
  orderId: string,
): Promise<{ receipts: Receipt[]; moneyIn: number }> {
  const [receipts, { moneyInPaise }] = await Promise.all([
    listReceipts(db, orderId),
    getOrderMoney(db, orderId),
  ]);
  return {
    receipts: receipts.map(({ id: _id, amountPaise, at, ...receipt }) => ({
      _id,
      amount: toRupees(amountPaise),
      ...receipt,
      at: at.toISOString(),
    })),
    moneyIn: toRupees(moneyInPaise),
  };
}
