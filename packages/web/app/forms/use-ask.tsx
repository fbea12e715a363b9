import { type ReactNode, useState } from 'react';
import { CallError } from '#web/api/call-error.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';

type Question = {
  title: string;
  text?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  /** The dialog stays open, its button busy, until this settles; a failed call shows its own toast. */
  onConfirm: () => Promise<unknown>;
};

/**
 * Confirms an action that is not easily undone.
 *
 *     const { ask, questionDialog } = useAsk();
 *     <Button onClick={() => ask({ title: 'Delete this?', confirmLabel: 'Delete', onConfirm: remove })} />
 *     {questionDialog}
 */
export function useAsk() {
  const [question, setQuestion] = useState<Question>();
  const [confirmed, setConfirmed] = useState<Question>();

  async function confirm(confirming: Question) {
    setConfirmed(confirming);
    try {
      await confirming.onConfirm();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setConfirmed(undefined);
      setQuestion((current) => (current === confirming ? undefined : current));
    }
  }

  const questionDialog = (
    <ConfirmDialog
      isOpen={question !== undefined}
      title={question?.title ?? ''}
      confirmLabel={question?.confirmLabel ?? ''}
      cancelLabel={question?.cancelLabel}
      tone={question?.tone}
      isBusy={question !== undefined && confirmed === question}
      onConfirm={() => question && confirm(question)}
      onCancel={() => setQuestion(undefined)}
    >
      {question?.text}
    </ConfirmDialog>
  );

  return { ask: setQuestion, questionDialog };
}
