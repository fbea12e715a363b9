import type { Paise } from '@mathappu/contract/money';
import type { StoredRefund } from './refund-queries.ts';

/** A failed refund can be tried again while the payment has its amount left. */
export function canRetryRefund(
  refund: Pick<StoredRefund, 'state' | 'attempts' | 'amountPaise' | 'replacedBy' | 'withdrawnAt'>,
  refundablePaise: Paise,
): boolean {
  if (refund.state === 'requested') return refund.attempts > 0;
  if (refund.state !== 'failed' || refund.replacedBy || refund.withdrawnAt) return false;
  return refund.amountPaise <= refundablePaise;
}
