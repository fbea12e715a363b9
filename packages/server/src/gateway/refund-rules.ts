import type { Paise } from '@mathappu/contract/money';
import type { StoredRefund } from './refund-queries.ts';

type OrderedLine = { productId: string; quantity: number; refundedQuantity: number };

/** How many pieces of a product are left to be refunded; 0 of one that was not ordered. */
export function piecesLeft(ordered: readonly OrderedLine[], productId: string): number {
  const line = ordered.find((one) => one.productId === productId);
  return line ? line.quantity - line.refundedQuantity : 0;
}

/** A failed refund can be tried again while the payment has its amount left, and the order its pieces. */
export function canRetryRefund(
  refund: Pick<
    StoredRefund,
    'state' | 'attempts' | 'amountPaise' | 'lines' | 'replacedBy' | 'withdrawnAt'
  >,
  { refundablePaise, ordered }: { refundablePaise: Paise; ordered: readonly OrderedLine[] },
): boolean {
  if (refund.state === 'requested') return refund.attempts > 0;
  if (refund.state !== 'failed' || refund.replacedBy || refund.withdrawnAt) return false;
  const arePiecesLeft = (refund.lines ?? []).every(
    ({ productId, quantity }) => quantity <= piecesLeft(ordered, productId),
  );
  return refund.amountPaise <= refundablePaise && arePiecesLeft;
}
