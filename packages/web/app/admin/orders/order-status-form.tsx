import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { isBackwards, type OrderStatus, orderStatuses } from '@mathappu/contract/order-status';
import { orderStatusWords } from '@mathappu/contract/order-words';
import type { AdminOrder } from '@mathappu/contract/orders';
import { useQueryClient } from '@tanstack/react-query';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#web/api/call.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { showToast } from '#web/toasts/toast.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';

const statusOptions = orderStatuses.map((value) => ({ value, label: orderStatusWords[value] }));

type Fields = { status: OrderStatus; reason: string };

/** Sets any status; asks first when the change is a step backwards. */
export function OrderStatusForm({ order }: { order: AdminOrder }) {
  const queries = useQueryClient();
  const { ask, questionDialog } = useAsk();
  const form = useForm<Fields>({ defaultValues: { status: order.status, reason: '' } });
  const status = useWatch({ control: form.control, name: 'status' });

  async function update({ status, reason }: Fields) {
    await call('updateOrderStatus', {
      params: { orderId: order._id },
      body: { status, reason: reason.trim() || undefined },
      failureText: 'Failed to update order status',
    });
    showToast({ kind: 'success', text: `Order status updated to ${status}` });
  }

  // Also when it failed: another admin may have changed the order.
  const reload = () => queries.invalidateQueries();

  /** Reloads without waiting: the question has to close, and return the focus, before the form is replaced. */
  async function updateThenClose(fields: Fields) {
    try {
      await update(fields);
    } finally {
      reload();
    }
  }

  const { submit, isSubmitting } = useSubmit(form, {
    send: async (fields) => {
      if (fields.status === order.status) return;
      const question = questionBefore(order, fields.status);
      if (question) ask({ ...question, onConfirm: () => updateThenClose(fields) });
      else await update(fields).finally(reload);
    },
  });

  return (
    <>
      <form onSubmit={submit} className="rounded-md bg-sunken p-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField label="Order status" options={statusOptions} {...form.register('status')} />
          <TextField
            label="Reason (optional)"
            maxLength={orderReasonMaxLength}
            autoComplete="off"
            {...form.register('reason')}
          />
        </div>
        <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={status === order.status} isBusy={isSubmitting}>
            Update
          </Button>
          {status === order.status && (
            <p className="text-sm text-ink-soft">Choose another status to update the order.</p>
          )}
        </div>
      </form>
      {questionDialog}
    </>
  );
}

const cancelLabel = 'Keep as it is';

function questionBefore(order: AdminOrder, to: OrderStatus) {
  if (to === 'CANCELLED') {
    const isPaidOnline = order.paymentMethod === 'online' && order.paymentStatus === 'PAID';
    return {
      title: `Cancel order ${order.orderId}?`,
      text: isPaidOnline
        ? 'Its products go back into stock, the payment is given back and the customer gets a mail.'
        : 'Its products go back into stock and the customer gets a mail.',
      confirmLabel: 'Cancel the order',
      cancelLabel,
    };
  }
  if (!isBackwards(order.status, to)) return undefined;
  const words = { from: orderStatusWords[order.status], to: orderStatusWords[to] };
  return {
    title: `Set order ${order.orderId} back to ${words.to}?`,
    text:
      order.status === 'CANCELLED'
        ? 'The cancelled order becomes an order again and takes its products out of stock.'
        : `It is ${words.from} now. The dates that came with that are taken back.`,
    confirmLabel: `Set to ${words.to}`,
    cancelLabel,
    tone: 'primary' as const,
  };
}
