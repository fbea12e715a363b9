import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { type Paise, toRupees } from '@mathappu/contract/money';
import { refundOfPieces } from '@mathappu/contract/orders/refund-of-pieces';
import type { Report } from '@mathappu/contract/reports/report';
import { refundableLines, type SoldFor } from '#web/admin/orders/refund-amount.ts';
import { reportedPieces } from './reported-pieces.ts';

/**
 * The reported pieces as a refund takes them, in the order of the order's lines, and what was paid for them
 * in rupees. Pieces that were refunded already are not among them.
 */
export function reportedRefund(
  order: Pick<AdminOrder, 'products'>,
  report: Pick<Report, 'lines'>,
  sold: SoldFor,
): { pieces: string[]; sum: number } {
  const counts = reportedPieces(report);
  const lines = refundableLines(order).map((line) => ({
    ...line,
    count: Math.min(counts.get(line.productId) ?? 0, line.pieces),
  }));
  const sum: Paise = refundOfPieces(sold, {
    piecesPaise: lines.reduce((sum, line) => sum + line.piecePaise * line.count, 0),
    isLast: lines.every(({ count, pieces }) => count === pieces),
    refundedPaise: sold.refundedPaise,
  });
  return {
    pieces: lines.map(({ count }) => (count > 0 ? String(count) : '')),
    sum: toRupees(Math.round(sum)),
  };
}
