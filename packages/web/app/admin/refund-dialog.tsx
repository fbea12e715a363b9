import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { formatRupees } from '#web/ui/format-rupees.ts';
import { TextAreaField } from '#web/ui/text-area-field.tsx';
import { showToast } from '#web/ui/toast.ts';

type RefundDialogProps = { open: boolean; onClose: () => void; orderId: string; amount: number };

/** Asks for the reason, and by that also whether it is meant. */
export function RefundDialog({ open, onClose, orderId, amount }: RefundDialogProps) {
  const form = useId();
  const queries = useQueryClient();
  const { register, handleSubmit, formState, reset } = useForm({ defaultValues: { reason: '' } });
  const refunding = useMutation({
    mutationFn: (body: { reason: string }) =>
      call('refundOrder', {
        params: { orderId },
        body,
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
      open={open}
      onClose={onClose}
      title={`Refund order ${orderId}?`}
      description={`${formatRupees(amount)} go back to the customer the way they were paid. This cannot be undone.`}
      size="sm"
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} variant="danger" busy={refunding.isPending}>
            Refund {formatRupees(amount)}
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
      </form>
    </Dialog>
  );
}
