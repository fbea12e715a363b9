import { fill, plural } from '@mathappu/contract/words';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { call } from '#web/admin/api/admin-call.ts';
import { useRead } from '#web/admin/api/use-admin-read.ts';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { IfMay } from '#web/admin/frame/if-may.tsx';
import { readAgain } from '#web/api/read-again.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/enquiries';
import { reasonError } from './enquiry-values.ts';

type EstimatesWithProps = {
  productId: string;
  /** How many there are to end. */
  count: number;
};

/** Says with which product the estimates are listed, and ends them. */
export function EstimatesWith({ productId, count }: EstimatesWithProps) {
  const { data } = useRead('getProduct', { params: { productId } }, { toast: false });
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  const product = data?.data.name ?? '';
  const endThese = fill(plural(words.endThese, count), { count });
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2">
      <h2 className="text-lg wrap-anywhere">{product && fill(words.withProduct, { product })}</h2>
      {count > 0 && (
        <IfMay call="endEstimates">
          <Button variant="secondary" size="sm" onClick={() => setAsking(true)}>
            {endThese}
          </Button>
        </IfMay>
      )}
      <FormDialog
        isOpen={isAsking}
        onClose={close}
        title={fill(words.endTitle, { product })}
        submitLabel={endThese}
      >
        {(dialog) => <EndForm {...dialog} productId={productId} onClose={close} />}
      </FormDialog>
    </div>
  );
}

type EndFormProps = DialogForm & { productId: string; onClose: () => void };

function EndForm({ id, onSending, productId, onClose }: EndFormProps) {
  const queries = useQueryClient();
  const showToast = useToastHere();
  const form = useForm({ defaultValues: { reason: '' } });
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: `end-estimates-${productId}` },
    send: async ({ reason }) => {
      onSending(true);
      const body = { productId, reason };
      try {
        return await call('endEstimates', { body, failureText: words.endFailed });
      } finally {
        await readAgain(queries, ['listQuotes', 'getQuote']);
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onClose();
    },
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <p>{words.endText}</p>
      <TextAreaField
        label={words.declineReason}
        hint={words.endReasonHint}
        rows={3}
        required
        error={form.formState.errors.reason?.message}
        {...form.register('reason', { validate: reasonError })}
      />
      <FormError message={refusal} />
    </form>
  );
}
