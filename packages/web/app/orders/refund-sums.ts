import { toHundredths, toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { formatAmount } from '#web/payments/amounts.ts';
import * as words from '#words/orders';

type Refund = Order['refunds'][number];

/**
 * The sums of the order's own payment that are being refunded and that are back; undefined when 0.
 */
export function refundSums({ refunds }: Pick<Order, 'refunds'>) {
  const own = refunds.filter(({ isSurplus }) => !isSurplus);
  return { onItsWay: sumOf(own, 'onItsWay'), returned: sumOf(own, 'returned') };
}

/** The sum in each currency, as text. */
export function sumOf(refunds: readonly Refund[], state: Refund['state']): string | undefined {
  const sums = new Map<string, number>();
  for (const { currency, amount } of refunds.filter((refund) => refund.state === state)) {
    sums.set(currency, (sums.get(currency) ?? 0) + toHundredths(amount));
  }
  const texts = [...sums].map(([currency, sum]) =>
    formatAmount({ amount: toRupees(sum), currency }),
  );
  if (texts.length === 0) return undefined;
  return texts.reduce((sums, sum) => fill(words.sumAndSum, { sums, sum }));
}
