import { type ReactNode, useId, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import * as uiWords from '#words/ui';

/** The props that the dialog hands to its form. */
export type DialogForm = { id: string; onSending: (isSending: boolean) => void };

type FormDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  submitLabel: string;
  tone?: 'primary' | 'danger';
  children: (form: DialogForm) => ReactNode;
};

/** A dialog around a form: its buttons send the form, or close while it is not being sent. */
export function FormDialog({ submitLabel, tone, children, ...dialog }: FormDialogProps) {
  const id = useId();
  const [isSending, setIsSending] = useState(false);
  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {!isSending && (
            <Button variant="secondary" onClick={dialog.onClose}>
              {uiWords.cancel}
            </Button>
          )}
          <Button type="submit" variant={tone} form={id} isBusy={isSending}>
            {submitLabel}
          </Button>
        </>
      }
    >
      {children({ id, onSending: setIsSending })}
    </Dialog>
  );
}
