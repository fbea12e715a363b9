import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { CallError } from '#web/api/call-error.ts';
import { readAgain } from '#web/api/read-again.ts';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/order-links';

type ForgetBuyerProps = {
  /** Of the order, the enquiry or the estimate. */
  number: string;
};

/** Erases a buyer without an account who asks for it. */
export function ForgetBuyer({ number }: ForgetBuyerProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className="link inline-flex min-h-11 items-center"
        onClick={() => setOpen(true)}
      >
        {words.forget}
      </button>
      <FormDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={fill(words.forgetTitle, { number })}
        submitLabel={words.forget}
      >
        {(dialog) => <ForgetForm {...dialog} number={number} onDone={() => setOpen(false)} />}
      </FormDialog>
    </>
  );
}

const reasonError = textError(orderReasonMaxLength, words.forgetReasonMissing);

/** What stands in the way, in words for staff. */
const refusals = new Map<string, string>([
  ['ordersUnderWay', words.forgetUnderWay],
  ['moneyToGiveBack', words.forgetMoney],
]);

function ForgetForm({
  id,
  number,
  onSending,
  onDone,
}: DialogForm & ForgetBuyerProps & { onDone: () => void }) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: `forget-${number}` },
    send: async (body) => {
      onSending(true);
      try {
        return await call('forgetBuyer', {
          params: { number },
          body,
          failureText: words.forgetFailed,
          // The server's sentences speak to whoever deletes an account.
          toast: false,
        });
      } catch (error) {
        const sentence = error instanceof CallError && refusals.get(error.code);
        if (!sentence) throw error;
        form.setError('root', { message: sentence });
        return undefined;
      } finally {
        await readAgain(queries);
        onSending(false);
      }
    },
    onSuccess: (answer) => {
      if (!answer) return;
      showToast({ kind: 'success', text: answer.message });
      onDone();
    },
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <p>{words.forgetText}</p>
      <TextAreaField
        label={words.forgetReason}
        rows={2}
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: reasonError })}
      />
      <FormError message={refusal} />
    </form>
  );
}
