import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { FormDialog } from '#web/admin/frame/form-dialog.tsx';
import * as words from '#words/admin/orders/manual-payments';
import { ReceiptForm } from './manual-payment-form.tsx';

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
