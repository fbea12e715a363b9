import type { AdminOrder, OrderHistory } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { useReopen } from '#web/forms/use-kept-form.ts';
import { Button } from '#web/ui/button.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/orders/manual-payments';
import { type KeptReceipt, keptReceipt, ReceiptForm } from './manual-payment-form.tsx';
import { ReceiptList } from './manual-payment-list.tsx';
import { receivableOf } from './receivable.ts';

type OrderReceiptsProps = { order: AdminOrder; history: OrderHistory };

/** Money outside the payment provider: what came, what went back, and booking either. */
export function OrderReceipts({ order, history }: OrderReceiptsProps) {
  const { receipts, moneyIn } = history;
  const [booking, setBooking] = useState<{ isGivenBack: boolean; isOpen: boolean }>();
  useReopen<KeptReceipt>(keptReceipt(order), ({ isGivenBack }) =>
    setBooking({ isGivenBack, isOpen: true }),
  );
  const receivable = receivableOf(order, receipts);
  const isOffline = order.paymentMethod === 'offline';
  return (
    <>
      {isOffline && (
        <p className="figures mt-1">
          {fill(words.receivedOf, {
            received: formatRupees(moneyIn),
            total: formatRupees(order.totalAmount),
          })}
        </p>
      )}
      {receipts.length > 0 && <ReceiptList receipts={receipts} />}
      <IfMay call="addReceipt">
        <div className="mt-2 flex flex-wrap gap-3">
          {receivable > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setBooking({ isGivenBack: false, isOpen: true })}
            >
              {words.bookReceipt}
            </Button>
          )}
          {moneyIn > 0 && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => setBooking({ isGivenBack: true, isOpen: true })}
            >
              {words.bookGivenBack}
            </Button>
          )}
        </div>
      </IfMay>
      {booking && (
        <ReceiptDialog
          order={order}
          isGivenBack={booking.isGivenBack}
          maximum={booking.isGivenBack ? order.toGiveBack || moneyIn : receivable}
          isOpen={booking.isOpen}
          onClose={() => setBooking({ ...booking, isOpen: false })}
        />
      )}
    </>
  );
}

type ReceiptDialogProps = {
  order: AdminOrder;
  isGivenBack: boolean;
  /** Rupees with which the form begins. */
  maximum: number;
  isOpen: boolean;
  onClose: () => void;
};

/** Books money that came, or that was given back. */
export function ReceiptDialog({ isOpen, onClose, ...booking }: ReceiptDialogProps) {
  const { order, isGivenBack } = booking;
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(isGivenBack ? words.givenBackTitle : words.receiptTitle, order)}
      submitLabel={words.book}
    >
      {(form) => <ReceiptForm {...form} {...booking} onBooked={onClose} />}
    </FormDialog>
  );
}
