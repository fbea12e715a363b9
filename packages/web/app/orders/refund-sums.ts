import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';

type Refund = Order['refunds'][number];

/** Rupees of the order's own payment that go back, and that are back. */
export function refundSums({ refunds }: Pick<Order, 'refunds'>) {
  const own = refunds.filter(({ isSurplus }) => !isSurplus);
  return { onItsWay: sumOf(own, 'onItsWay'), returned: sumOf(own, 'returned') };
}

/** In rupees. */
export const sumOf = (refunds: readonly Refund[], state: Refund['state']): number =>
  toRupees(
    refunds
      .filter((refund) => refund.state === state)
      .reduce((sum, { amount }) => sum + toHundredths(amount), 0),
  );
