import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { GstinElsewhere } from '#web/admin/frame/gstin-elsewhere.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/orders';

type BuyerDialogProps = { order: AdminOrder; onClose: () => void };

export function BuyerDialog({ order, onClose }: BuyerDialogProps) {
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={fill(words.buyerTitle, { number: order.orderId })}
      submitLabel={words.saveBuyer}
    >
      {(dialog) => <BuyerForm {...dialog} order={order} onClose={onClose} />}
    </FormDialog>
  );
}

function BuyerForm({ id, order, onClose }: DialogForm & BuyerDialogProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const { gstin, businessName: name } = order.customer;
  const form = useCheckedForm(
    async () => (await import('@mathappu/contract/invoices/buyer')).paperBuyer,
    { defaultValues: { gstin, name } },
  );
  const { register, watch } = form;
  const { errors } = form.formState;
  const { submit, refusal } = useSubmit(form, {
    keepAs: 'none',
    send: (body) =>
      call('setOrderBuyer', {
        params: { orderId: order.orderId },
        body,
        failureText: words.buyerFailed,
      }),
    onSuccess: async ({ message }) => {
      await readAgain(queries, ['getOrderHistory', 'listAllOrders']);
      showToast({ kind: 'success', text: message });
      onClose();
    },
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <p className="text-ink-soft">{words.buyerText}</p>
      <TextField
        label={words.buyerGstin}
        autoComplete="off"
        error={errors.gstin?.message}
        {...register('gstin')}
      />
      <TextField
        label={words.businessName}
        autoComplete="off"
        error={errors.name?.message}
        {...register('name')}
      />
      <GstinElsewhere
        gstin={watch('gstin')}
        state={order.deliveryAddress.address.state}
        isCollected={Boolean(order.delivery_terms.depot)}
      />
      <FormError message={refusal} />
    </form>
  );
}
