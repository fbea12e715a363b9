import { type AdminReview, reviewAnswer } from '@mathappu/contract/catalogue/reviews';
import { text } from '@mathappu/contract/fields';
import { reviewMaxLength } from '@mathappu/contract/limits';
import * as z from 'zod/mini';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { VersionedDialogForm } from '#web/admin/frame/versioned-dialog-form.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/reviews';
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

function AnswerForm({ review, save, onSaved, ...dialog }: AnswerFormProps) {
  return (
    <VersionedDialogForm
      {...dialog}
      schemaOf={(base = review) => answerForm(base.answer !== null)}
      defaultValues={valuesOf(review)}
      opened={review}
      valuesOf={valuesOf}
      keepAs={{ name: keptAnswer }}
      changedCode="reviewChanged"
      send={({ answer }, base = review) => save(base, { answer })}
      onSuccess={onSaved}
    >
      {({ register, watch, formState: { errors } }, base = review) => (
        <>
          {base.text && (
            <blockquote className="border-l-3 border-line pl-4 whitespace-pre-line wrap-anywhere">
              {base.text}
            </blockquote>
          )}
          <TextAreaField
            label={words.answerLabel}
            hint={base.answer === null ? words.answerHint : words.emptyHint}
            value={watch('answer')}
            countTo={reviewMaxLength}
            error={errors.answer?.message}
            {...register('answer')}
          />
        </>
      )}
    </VersionedDialogForm>
  );
}

const valuesOf = ({ answer }: AdminReview) => ({ answer: answer ?? '' });

/** An answer that is there already is taken away by an empty one. */
const answerForm = (isRemovable: boolean) =>
  z.object({
    answer: z.pipe(
      isRemovable ? text(reviewMaxLength) : reviewAnswer,
      z.transform((written: string) => written || null),
    ),
  });
