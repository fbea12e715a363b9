import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { useForm } from 'react-hook-form';
import { type DialogForm, FormDialog } from '#web/admin/frame/form-dialog.tsx';
import { textError } from '#web/forms/text-error.ts';
import { useSubmit } from '#web/forms/use-submit.ts';
import { FormError } from '#web/ui/fields/form-error.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import * as words from '#words/admin/reports';
import { useDecide } from './use-decide.ts';

type Answer = {
  reportId: string;
  decision: 'accept' | 'refuse';
  /** The line that the form begins with. */
  first?: string;
};

type AnswerDialogProps = Answer & {
  title: string;
  submitLabel: string;
  isOpen: boolean;
  onClose: () => void;
};

/** A decision with the line that the customer reads. */
export function AnswerDialog({ reportId, decision, first, ...dialog }: AnswerDialogProps) {
  const answer = { reportId, decision, ...(first !== undefined && { first }) };
  return (
    <FormDialog {...dialog}>
      {(form) => <AnswerForm {...form} {...answer} onDecided={dialog.onClose} />}
    </FormDialog>
  );
}

const answerError = textError(orderReasonMaxLength, words.answerMissing);

type AnswerFormProps = DialogForm & Answer & { onDecided: () => void };

function AnswerForm({ id, onSending, reportId, decision, first = '', onDecided }: AnswerFormProps) {
  const decide = useDecide(reportId);
  const form = useForm({ defaultValues: { answer: first } });
  const { submit, refusal } = useSubmit(form, {
    keepAs: { name: `report-${decision}-${reportId}` },
    send: async ({ answer }) => {
      onSending(true);
      await decide({ decision, answer }).finally(() => onSending(false));
      return decision;
    },
    onSuccess: onDecided,
    invalidToast: 'none',
  });
  return (
    <form id={id} noValidate onSubmit={submit} className="grid gap-4">
      <TextAreaField
        label={words.answer}
        hint={words.customerReads}
        rows={2}
        required
        countTo={orderReasonMaxLength}
        error={form.formState.errors.answer?.message}
        {...form.register('answer', { validate: answerError })}
      />
      <FormError message={refusal} />
    </form>
  );
}
