import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { orderReasonMaxLength } from '@mathappu/contract/limits';
import {
  isBackwards,
  type OrderStatus,
  orderStatuses,
} from '@mathappu/contract/orders/order-status';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { ConflictNotice, useConflict, whoAndWhen } from '#web/admin/frame/conflict.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { showRefusal } from '#web/forms/show-refusal.ts';
import { textError } from '#web/forms/text-error.ts';
import { useAsk } from '#web/forms/use-ask.tsx';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { statusOptions } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/orders';
import { orderStatusLooks } from './order-statuses.ts';

const options = statusOptions(orderStatusLooks);

/** `status` is empty while no other status has been chosen. */
type Fields = { status: OrderStatus | ''; reason: string };

const reasonError = textError(orderReasonMaxLength);

/** Sets any status; asks first when the change is a step backwards. */
export function OrderStatusForm({ order }: { order: AdminOrder }) {
  const { form, to, choose, select, conflict, submit, isSubmitting, refusal, questionDialog } =
    useStatusChange(order);
  const isSame = to === order.status;
  return (
    <>
      <form onSubmit={submit} className="space-y-3 rounded-md bg-sunken p-4">
        <div className="grid gap-3 sm:grid-cols-2">
          <SelectField
            ref={select}
            label={words.orderStatus}
            options={options}
            value={to}
            onChange={(event) => choose(event.target.value as OrderStatus)}
          />
          <TextField
            label={words.reasonOptional}
            autoComplete="off"
            error={form.formState.errors.reason?.message}
            {...form.register('reason', { validate: reasonError })}
          />
        </div>
        {conflict ? (
          <ConflictNotice
            change={fill(words.changed, {
              ...whoAndWhen(conflict),
              // In place of a status the number of the order that this one was changed into.
              status: isStatus(conflict.status)
                ? orderStatusLooks[conflict.status].label
                : String(conflict.status),
            })}
          />
        ) : (
          <FormError message={refusal} />
        )}
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" disabled={isSame} isBusy={isSubmitting}>
            {words.update}
          </Button>
          {isSame && <p className="text-sm text-ink-soft">{words.chooseAnother}</p>}
        </div>
      </form>
      {questionDialog}
    </>
  );
}

const isStatus = (status: unknown): status is OrderStatus =>
  orderStatuses.some((one) => one === status);

function useStatusChange(order: AdminOrder) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { ask, questionDialog } = useAsk();
  const form = useForm<Fields>({ defaultValues: { status: '', reason: '' } });
  const to = useWatch({ control: form.control, name: 'status' }) || order.status;
  const isSame = to === order.status;
  // The status that the choice was made on, which may not be the status on show any more.
  const [from, setFrom] = useState(order.status);
  const { conflict, attempt } = useConflict('orderStatusChanged', ({ status }) => {
    if (isStatus(status)) setFrom(status);
  });

  function choose(status: OrderStatus) {
    setFrom(order.status);
    form.setValue('status', status === order.status ? '' : status);
  }

  const select = useRef<HTMLSelectElement>(null);
  const isUpdated = useRef(false);

  async function update(reason: string) {
    const { data } = await attempt(() =>
      call('updateOrderStatus', {
        params: { orderId: order._id },
        body: { status: to, from, reason: reason.trim() || undefined },
        failureText: words.updateFailed,
      }),
    );
    showToast({
      kind: 'success',
      text: fill(words.statusUpdated, { status: orderStatusLooks[data.status].code }),
    });
    isUpdated.current = true;
    form.resetField('reason');
    return data;
  }

  // Read again even after a failure: somebody else may have changed the order.
  const reload = () => readAgain(queries);

  /** Reloads without waiting: the question has to close, and return the focus, before the button is disabled. */
  const updateThenClose = (reason: string) =>
    update(reason)
      .catch((error) => showRefusal(error, form))
      .finally(() => void reload());

  const { submit, isSubmitting, refusal } = useSubmit(form, {
    keepAs: { name: `order-status-${order._id}`, base: from, onRestore: setFrom },
    send: async ({ reason }) => {
      if (isSame) return undefined;
      const question = questionBefore(order, to);
      if (!question) return update(reason).finally(reload);
      ask({ ...question, onConfirm: () => updateThenClose(reason) });
      return undefined;
    },
  });

  const { setValue } = form;
  useLayoutEffect(() => {
    if (!isSame) return;
    // The order's new status is no longer offered as a change.
    setValue('status', '');
    // The button, disabled by now, loses the focus.
    if (isUpdated.current) select.current?.focus();
    isUpdated.current = false;
  }, [isSame, setValue]);

  return { form, to, choose, select, conflict, submit, isSubmitting, refusal, questionDialog };
}

const cancelLabel = words.keep;

function questionBefore(order: AdminOrder, to: OrderStatus) {
  if (to === 'CANCELLED') {
    const paid = order.paymentMethod === 'online' ? words.cancelPaid : words.cancelPaidByHand;
    return {
      title: fill(words.cancelQuestion, { orderId: order.orderId }),
      text: order.paymentStatus === 'PAID' ? paid : words.cancelUnpaid,
      confirmLabel: words.cancelOrder,
      cancelLabel,
    };
  }
  if (!isBackwards(order.status, to)) return undefined;
  const status = orderStatusLooks[to].label;
  return {
    title: fill(words.setBackQuestion, { orderId: order.orderId, status }),
    text:
      order.status === 'CANCELLED'
        ? words.reviveText
        : fill(words.setBackText, { status: orderStatusLooks[order.status].label }),
    confirmLabel: fill(words.setTo, { status }),
    cancelLabel,
    tone: 'primary' as const,
  };
}
