import type { AdminOrder } from '@mathappu/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { CallError } from '#web/api/call-error.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { customerName, statusWords } from './order-words.ts';

type RefundDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  order: AdminOrder;
  payment: { gatewayPaymentId: string; amount: number };
};

/** Asks for the reason, and by that also whether it is meant. */
export function RefundDialog({ isOpen, onClose, order, payment }: RefundDialogProps) {
  const amount = formatRupees(payment.amount);
  const form = useId();
  const queries = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { reason: '' } });
  const refunding = useMutation({
    mutationFn: (body: { reason: string }) =>
      call('refundOrder', {
        params: { orderId: order.orderId },
        body: { ...body, gatewayPaymentId: payment.gatewayPaymentId },
        failureText: 'Failed to refund the payment',
      }),
    onSuccess: ({ data }) => {
      showToast({ kind: 'success', text: `Refund of ${formatRupees(data.amount)} requested` });
      reset();
      onClose();
    },
    onSettled: () => queries.invalidateQueries(),
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
          <Button type="submit" form={form} variant="danger" isBusy={refunding.isPending}>
            Refund {amount}
          </Button>
        </>
      }
    >
      <form
        id={form}
        noValidate
        onSubmit={handleSubmit((values) => {
          if (!refunding.isPending) refunding.mutate(values);
        })}
      >
        <TextAreaField
          label="Reason"
          rows={3}
          maxLength={300}
          required
          error={formState.errors.reason?.message}
          {...register('reason', {
            validate: (reason) => reason.trim() !== '' || 'Please give a reason',
          })}
        />
        {order.status !== 'CANCELLED' && (
          <p className="mt-2 text-sm text-ink-soft">
            The order itself stays {statusWords[order.status].label.toLowerCase()}. Cancel it as
            well if it is not to be sent.
          </p>
        )}
        <FormError
          message={refunding.error instanceof CallError ? refunding.error.message : undefined}
        />
      </form>
    </Dialog>
  );
}
