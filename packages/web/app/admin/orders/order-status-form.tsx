import { isBackwards, type OrderStatus, orderStatuses } from '@mathappu/contract/order-status';
import type { AdminOrder } from '@mathappu/contract/orders';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { call } from '#web/api/call.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { statusWords } from './order-words.ts';

const statusOptions = orderStatuses.map((value) => ({ value, label: statusWords[value].label }));

/** Any status can be set; one that undoes something is asked about first. */
export function OrderStatusForm({ order }: { order: AdminOrder }) {
  const queries = useQueryClient();
  const [status, setStatus] = useState<OrderStatus>(order.status);
  const [reason, setReason] = useState('');
  const [isAsking, setAsking] = useState(false);
  const updating = useMutation({
    mutationFn: () =>
      call('updateOrderStatus', {
        params: { orderId: order._id },
        body: { status, reason: reason.trim() || undefined },
        failureText: 'Failed to update order status',
      }),
    onSuccess: () => showToast({ kind: 'success', text: `Order status updated to ${status}` }),
    onSettled: () => {
      setAsking(false);
      return queries.invalidateQueries();
    },
  });
  const question = questionBefore(order, status);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (status === order.status || updating.isPending) return;
    if (question) setAsking(true);
    else updating.mutate();
  }

  return (
    <>
      <form onSubmit={submit} className="rounded-md bg-sunken p-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            label="Order status"
            options={statusOptions}
            value={status}
            onChange={(event) => setStatus(event.target.value as OrderStatus)}
          />
          <TextField
            label="Reason (optional)"
            value={reason}
            maxLength={300}
            autoComplete="off"
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={status === order.status} isBusy={updating.isPending}>
            Update
          </Button>
          {status === order.status && (
            <p className="text-sm text-ink-soft">Choose another status to update the order.</p>
          )}
        </div>
      </form>
      {question && (
        <ConfirmDialog
          isOpen={isAsking}
          title={question.title}
          confirmLabel={question.confirmLabel}
          cancelLabel="Keep as it is"
          tone={question.isDanger ? 'danger' : 'primary'}
          isBusy={updating.isPending}
          onConfirm={() => updating.mutate()}
          onCancel={() => setAsking(false)}
        >
          {question.text}
        </ConfirmDialog>
      )}
    </>
  );
}

function questionBefore(order: AdminOrder, to: OrderStatus) {
  if (to === 'CANCELLED') {
    const isPaidOnline = order.paymentMethod === 'online' && order.paymentStatus === 'PAID';
    return {
      title: `Cancel order ${order.orderId}?`,
      text: isPaidOnline
        ? 'Its products go back into stock, the payment is given back and the customer gets a mail.'
        : 'Its products go back into stock and the customer gets a mail.',
      confirmLabel: 'Cancel the order',
      isDanger: true,
    };
  }
  if (!isBackwards(order.status, to)) return undefined;
  const words = { from: statusWords[order.status].label, to: statusWords[to].label };
  return {
    title: `Set order ${order.orderId} back to ${words.to}?`,
    text:
      order.status === 'CANCELLED'
        ? 'The cancelled order becomes an order again and takes its products out of stock.'
        : `It is ${words.from} now. The dates that came with that are taken back.`,
    confirmLabel: `Set to ${words.to}`,
    isDanger: false,
  };
}
