import { orderReasonMaxLength } from '@mathappu/contract/limits';
import { useState } from 'react';
import { textError } from '#web/forms/text-error.ts';
import { Button } from '#web/ui/button.tsx';
import { TextAreaField } from '#web/ui/fields/text-area-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as words from '#words/admin/reports';
import * as uiWords from '#words/ui';
import { useDecision } from './use-decision.ts';

type AnswerDialogProps = {
  reportId: string;
  decision: 'accept' | 'refuse';
  title: string;
  submitLabel: string;
  /** The line that the form begins with. */
  first?: string;
  isOpen: boolean;
  onClose: () => void;
};

const answerError = textError(orderReasonMaxLength, words.answerMissing);

/** A decision with the line that the customer reads. */
export function AnswerDialog(props: AnswerDialogProps) {
  const { reportId, decision, title, submitLabel, first = '', isOpen, onClose } = props;
  const [answer, setAnswer] = useState(first);
  const [isChecked, setChecked] = useState(false);
  const deciding = useDecision(reportId, onClose);

  function decide() {
    setChecked(true);
    if (!answerError(answer) && !deciding.isPending) deciding.mutate({ decision, answer });
  }

  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {uiWords.cancel}
          </Button>
          <Button isBusy={deciding.isPending} onClick={decide}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <TextAreaField
        label={words.answer}
        hint={words.customerReads}
        rows={2}
        required
        value={answer}
        error={isChecked ? answerError(answer) : undefined}
        countTo={orderReasonMaxLength}
        onChange={({ target }) => setAnswer(target.value)}
      />
    </Dialog>
  );
}
