import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { Receipt } from '@mathappu/contract/orders/manual-payments';

/** Rupees that can still be received by hand: what an offline order lacks, or what was given back. */
export function receivableOf(
  { paymentMethod, totalAmount }: Pick<AdminOrder, 'paymentMethod' | 'totalAmount'>,
  receipts: readonly Pick<Receipt, 'amount'>[],
): number {
  const received = receipts.reduce((sum, { amount }) => sum + toHundredths(amount), 0);
  const owed = paymentMethod === 'offline' ? toHundredths(totalAmount) : 0;
  return toRupees(Math.max(0, owed - received));
}
