import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { orderStatusWords } from '@mathappu/contract/order-words';
import type { AdminOrder } from '@mathappu/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { customerName } from './admin-order.ts';

type RefundDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  order: AdminOrder;
  payment: { gatewayPaymentId: string; amount: number };
};

/** Asks for the reason, which also confirms the refund. */
export function RefundDialog({ isOpen, onClose, order, payment }: RefundDialogProps) {
  const amount = formatRupees(payment.amount);
  const formId = useId();
  const queries = useQueryClient();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, isSubmitting, refusal } = useSubmit(form, {
    send: async ({ reason }) => {
      try {
        return await call('refundOrder', {
          params: { orderId: order.orderId },
          body: { reason, gatewayPaymentId: payment.gatewayPaymentId },
          failureText: 'Failed to refund the payment',
        });
      } finally {
        // Also when it failed: another admin may have refunded it already.
        queries.invalidateQueries();
      }
    },
    onSuccess: ({ data }) => {
      showToast({ kind: 'success', text: `Refund of ${formatRupees(data.amount)} requested` });
      form.reset();
      onClose();
    },
    invalidToast: 'none',
  });

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={`Refund order ${order.orderId}?`}
      description={`${amount} goes back to ${customerName(order)} the way it was paid. This cannot be undone.`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="danger" isBusy={isSubmitting}>
            Refund {amount}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <TextAreaField
          label="Reason"
          rows={3}
          maxLength={orderReasonMaxLength}
          required
          error={form.formState.errors.reason?.message}
          {...form.register('reason', {
            validate: (reason) => reason.trim() !== '' || 'Please give a reason',
          })}
        />
        {order.status !== 'CANCELLED' && (
          <p className="mt-2 text-sm text-ink-soft">
            The order itself stays {orderStatusWords[order.status].toLowerCase()}. Cancel it as well
            if it is not to be sent.
          </p>
        )}
        <FormError message={refusal} />
      </form>
    </Dialog>
  );
}
