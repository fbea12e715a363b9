import { reviewMaxLength } from '@mathappu/contract/limits';
import type { Order } from '@mathappu/contract/orders';
import { fill } from '@mathappu/contract/words';
import { useId, useState } from 'react';
import { call } from '#web/api/call.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { useTypedValues } from '#web/forms/use-typed-values.ts';
import { leadingName } from '#web/language/names.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { StarChoice } from '#web/ui/fields/star-choice.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/reviews';
import { useReadReviewsAgain } from './use-read-reviews-again.ts';

type ReviewDialogProps = {
  /** The name of the draft. */
  draftName: string;
  orderId: string;
  line: Order['product_details'][number];
  isOpen: boolean;
  onClose: () => void;
  onSent: () => void;
};

/** The form for a review of a line of an order. */
export function ReviewDialog({ isOpen, onClose, ...form }: ReviewDialogProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={fill(words.writeOf, { name: leadingName(form.line) })}
      actions={
        <Button type="submit" form={id} isBusy={isSending}>
          {words.send}
        </Button>
      }
    >
      <ReviewForm {...form} id={id} onSending={setIsSending} />
    </Dialog>
  );
}

type ReviewFormProps = Omit<ReviewDialogProps, 'isOpen' | 'onClose'> & {
  id: string;
  onSending: (isSending: boolean) => void;
};

function ReviewForm({ id, draftName, orderId, line, onSending, onSent }: ReviewFormProps) {
  const { productId } = line;
  const form = useCheckedForm(async () => (await import('./review-schema.ts')).reviewForm, {
    defaultValues: { stars: '', text: '' },
  });
  const { register } = form;
  const { errors } = form.formState;
  const typed = useTypedValues(form);
  const readReviewsAgain = useReadReviewsAgain();
  const showToast = useToastHere();

  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: draftName, isKeptOnReload: true },
    send: async (fields) => {
      onSending(true);
      try {
        return await call('createReview', {
          body: { orderId, productId, ...fields },
          failureText: words.sendFailed,
        });
      } finally {
        // Read again even after a failure: it may have been written in another tab.
        await readReviewsAgain();
        onSending(false);
      }
    },
    onSuccess: ({ message }) => {
      showToast({ kind: 'success', text: message });
      onSent();
    },
    invalidToast: 'none',
  });

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      <StarChoice
        legend={words.stars}
        chosen={Number(typed.stars)}
        error={errors.stars?.message}
        {...register('stars')}
      />
      <TextAreaField
        label={words.text}
        hint={words.textHint}
        value={typed.text ?? ''}
        countTo={reviewMaxLength}
        error={errors.text?.message}
        {...register('text')}
      />
      <FormError message={refusal} />
    </form>
  );
}
