import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import {
  addReceipt,
  type ReceiptMethod,
  receiptMethods,
} from '@mathappu/contract/orders/manual-payments';
import { parseRupees } from '@mathappu/contract/parse-number';
import { toShopDay } from '@mathappu/contract/shop-time';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import * as z from 'zod/mini';
import { call } from '#web/admin/api/admin-call.ts';
import type { DialogForm } from '#web/admin/frame/form-dialog.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { NumberField } from '#web/forms/number-field.tsx';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { randomKey } from '#web/stores/random-key.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { ChoiceField } from '#web/ui/fields/choice-field.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/orders/manual-payments';
import { AccountField } from './account-field.tsx';
import { methodWords } from './manual-payment-list.tsx';

type ReceiptFormProps = DialogForm & {
  order: AdminOrder;
  isGivenBack: boolean;
  maximum: number;
  onBooked: () => void;
};

/** Kept beside the fields. */
export type KeptReceipt = { isGivenBack: boolean; idempotencyKey: string };

export const keptReceipt = ({ _id }: AdminOrder) => `receipt-${_id}`;

/** The field that each refusal is about. */
const refusedFields = new Map<string, 'amount' | 'reference'>([
  ['receiptRefused', 'amount'],
  ['receiptKnown', 'reference'],
]);

const methods = receiptMethods.map((value) => ({ value, label: methodWords[value] }));

/** The data of its refusal. */
type ReceiptRefused = { maximum: number };

type Body = z.input<typeof addReceipt.body>;

/** The amount as people type it, and everything else as the call takes it. */
const receiptForm = z.pipe(
  z.pipe(
    z.object({
      amount: z.string(),
      method: z.enum(receiptMethods),
      reference: z.string(),
      account: z.string(),
      receivedOn: z.string(),
      note: z.string(),
      isGivenBack: z.boolean(),
    }),
    z.transform(
      ({ amount, ...typed }): Body => ({ ...typed, amount: parseRupees(amount) ?? Number.NaN }),
    ),
  ),
  addReceipt.body,
);

/** Where nothing is left to book, that is said instead of an amount of 0. */
function wordRefusal({ code, data, message }: CallError, isGivenBack: boolean): string {
  const isNothingLeft = code === 'receiptRefused' && (data as ReceiptRefused).maximum === 0;
  if (!isNothingLeft) return message;
  return isGivenBack ? words.nothingToGiveBack : words.paidInFull;
}

export function ReceiptForm({ id, ...booking }: ReceiptFormProps) {
  const { order, isGivenBack } = booking;
  const { form, submit, refusal } = useBooking(booking);
  const { errors } = form.formState;
  const method = useWatch({ control: form.control, name: 'method' });

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      {isGivenBack && order.paymentMethod === 'online' && (
        <p className="text-sm text-ink-soft">{words.refundInstead}</p>
      )}
      <NumberField
        label={words.amount}
        required
        error={errors.amount?.message}
        {...form.register('amount')}
      />
      <ChoiceField
        label={words.receiptMethod}
        options={methods}
        value={method}
        onChange={(value) => {
          form.setValue('method', value);
          form.setValue('account', '');
        }}
      />
      <AccountField method={method} error={errors.account?.message} {...form.register('account')} />
      {method !== 'cash' && (
        <TextField
          label={words.reference}
          hint={words.referenceHint}
          autoComplete="off"
          required
          error={errors.reference?.message}
          {...form.register('reference')}
        />
      )}
      <TextField
        label={isGivenBack ? words.givenBackOn : words.receivedOn}
        type="date"
        max={toShopDay(new Date())}
        required
        error={errors.receivedOn?.message}
        {...form.register('receivedOn')}
      />
      <TextField
        label={words.receiptNote}
        autoComplete="off"
        error={errors.note?.message}
        {...form.register('note')}
      />
      <FormError message={refusal} />
    </form>
  );
}

type Booking = Omit<ReceiptFormProps, 'id'>;

function useBooking({ order, isGivenBack, maximum, onSending, onBooked }: Booking) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  // Sent again after a lost answer, it is booked once.
  const [idempotencyKey, setIdempotencyKey] = useState(randomKey);
  const form = useCheckedForm(async () => receiptForm, {
    defaultValues: {
      amount: String(maximum),
      method: 'upi' as ReceiptMethod,
      reference: '',
      account: '',
      receivedOn: toShopDay(new Date()),
      note: '',
      isGivenBack,
    },
  });

  const { submit, refusal } = useSubmit(form, {
    keepAs: {
      name: keptReceipt(order),
      base: { isGivenBack, idempotencyKey },
      onRestore: (kept: KeptReceipt) => setIdempotencyKey(kept.idempotencyKey),
    },
    send: async (body) => {
      onSending(true);
      try {
        return await call('addReceipt', {
          params: { orderId: order._id },
          body,
          idempotencyKey,
          failureText: words.bookFailed,
        });
      } catch (error) {
        const field = error instanceof CallError && refusedFields.get(error.code);
        if (!field) throw error;
        form.setError(field, { message: wordRefusal(error, isGivenBack) }, { shouldFocus: true });
        return undefined;
      } finally {
        // Read again even after a failure: somebody else may have booked it.
        await readAgain(queries);
        onSending(false);
      }
    },
    onSuccess: (answer) => {
      if (!answer) return;
      showToast({ kind: 'success', text: answer.message });
      onBooked();
    },
    invalidToast: 'none',
  });

  return { form, submit, refusal };
}
