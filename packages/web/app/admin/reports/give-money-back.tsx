import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { toRupees } from '@mathappu/contract/money';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { useState } from 'react';
import { ReceiptDialog } from '#web/admin/orders/manual-payments/order-manual-payments.tsx';
import { refundableLines } from '#web/admin/orders/refund-amount.ts';
import { RefundDialog } from '#web/admin/orders/refund-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/reports';
import { reportedPieces } from './reported-pieces.ts';

type GiveMoneyBackProps = { order: AdminOrder; history: OrderHistory; report: StaffReport };

/**
 * Opens the dialog that gives money back, with the reported pieces or their sum: a refund where the provider
 * has the money, else a booking by hand.
 */
export function GiveMoneyBack({ order, history, report }: GiveMoneyBackProps) {
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(0);
  const { payments, moneyIn } = history;
  const payment = payments.find(
    ({ isSettling, refundableAmount }) => isSettling && refundableAmount > 0,
  );
  if (moneyIn <= 0) return null;
  const { pieces, sum } = reported(order, report);
  const dialog = { order, isOpen, onClose: () => setOpen(false) };
  return (
    <>
      <Button
        variant="secondary"
        size="sm"
        onClick={() => {
          setOpened((count) => count + 1);
          setOpen(true);
        }}
      >
        {words.giveBack}
      </Button>
      {wasOpened > 0 &&
        (payment ? (
          <RefundDialog
            key={wasOpened}
            {...dialog}
            payment={payment}
            first={{ kind: 'lines', pieces }}
          />
        ) : (
          <ReceiptDialog key={wasOpened} {...dialog} isGivenBack maximum={Math.min(sum, moneyIn)} />
        ))}
    </>
  );
}

/** The reported pieces, in the order of the order's lines, and what was paid for them in rupees. */
function reported(order: AdminOrder, report: StaffReport): { pieces: string[]; sum: number } {
  const counts = reportedPieces(report);
  const lines = refundableLines(order).map((line) => ({
    ...line,
    count: Math.min(counts.get(line.productId) ?? 0, line.pieces),
  }));
  return {
    pieces: lines.map(({ count }) => (count > 0 ? String(count) : '')),
    sum: toRupees(Math.round(lines.reduce((sum, line) => sum + line.piecePaise * line.count, 0))),
  };
}
