import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import type { StaffReport } from '@mathappu/contract/reports/report';
import { useState } from 'react';
import { useMay } from '#web/admin/api/use-may.ts';
import { ReceiptDialog } from '#web/admin/orders/manual-payments/order-manual-payments.tsx';
import { soldFor } from '#web/admin/orders/refund-amount.ts';
import { RefundDialog } from '#web/admin/orders/refund-dialog.tsx';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/admin/reports';
import { reportedRefund } from './reported-refund.ts';

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
  const mayGive = useMay()(payment ? 'refundOrder' : 'addReceipt');
  if (moneyIn <= 0 || !mayGive) return null;
  const { pieces, sum } = reportedRefund(order, report, soldFor(order, history.refunds));
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
            refunds={history.refunds}
            first={{ kind: 'lines', pieces }}
          />
        ) : (
          <ReceiptDialog key={wasOpened} {...dialog} isGivenBack maximum={Math.min(sum, moneyIn)} />
        ))}
    </>
  );
}
