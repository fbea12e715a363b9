import type { AdminReview } from '@mathappu/contract/catalogue/reviews';
import { reviewMaxLength } from '@mathappu/contract/limits';
import { useState } from 'react';
import { EditConflictNotice } from '#web/admin/frame/edit-conflict-notice.tsx';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { CallError } from '#web/api/call-error.ts';
import { useCheckedForm } from '#web/forms/use-checked-form.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/reviews';
import { answerForm } from './answer-schema.ts';
import type { SaveReview } from './use-save-review.ts';

/** The name under which the form is kept. */
export const keptAnswer = 'review-answer';

type ReviewAnswerDialogProps = {
  review: AdminReview | undefined;
  save: SaveReview;
  onClose: () => void;
};

export function ReviewAnswerDialog({ review, onClose, save }: ReviewAnswerDialogProps) {
  return (
    <FormDialog
      isOpen={review !== undefined}
      onClose={onClose}
      title={words.answerTitle}
      submitLabel={words.save}
    >
      {(form) => review && <AnswerForm {...form} review={review} save={save} onSaved={onClose} />}
    </FormDialog>
  );
}

type AnswerFormProps = DialogForm & { review: AdminReview; save: SaveReview; onSaved: () => void };

function AnswerForm({ id, review, save, onSending, onSaved }: AnswerFormProps) {
  const [base, setBase] = useState(review);
  const [theirs, setTheirs] = useState<AdminReview>();
  const form = useCheckedForm(async () => answerForm(base.answer !== null), {
    defaultValues: { answer: base.answer ?? '' },
  });
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: keptAnswer, base },
    send: async ({ answer }) => {
      onSending(true);
      try {
        await save(base, { answer });
      } catch (error) {
        if (error instanceof CallError && error.code === 'reviewChanged') {
          setTheirs(error.data as AdminReview);
        }
        throw error;
      } finally {
        onSending(false);
      }
    },
    onSuccess: onSaved,
    invalidToast: 'none',
  });

  function startFrom(current: AdminReview, answer = current.answer ?? '') {
    setBase(current);
    setTheirs(undefined);
    form.reset({ answer: current.answer ?? '' });
    form.reset({ answer }, { keepDefaultValues: true });
  }

  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-5">
      {theirs && (
        <EditConflictNotice
          onReload={() => startFrom(theirs)}
          onKeep={() => startFrom(theirs, form.getValues('answer'))}
        >
          <p className="font-semibold">{refusal}</p>
        </EditConflictNotice>
      )}
      {base.text && (
        <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line wrap-anywhere">
          {base.text}
        </blockquote>
      )}
      <TextAreaField
        label={words.answerLabel}
        hint={base.answer === null ? words.answerHint : words.emptyHint}
        value={form.watch('answer')}
        countTo={reviewMaxLength}
        error={form.formState.errors.answer?.message}
        {...form.register('answer')}
      />
      {!theirs && <FormError message={refusal} />}
    </form>
  );
}
