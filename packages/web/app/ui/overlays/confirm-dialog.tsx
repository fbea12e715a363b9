import { type ReactNode, useId } from 'react';
import { Button } from '#web/ui/button.tsx';
import * as words from '#words/ui';
import { useModal } from './use-modal.ts';

type ConfirmDialogProps = {
  isOpen: boolean;
  title: string;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string;
  tone?: 'danger' | 'primary';
  isBusy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
};

export function ConfirmDialog(props: ConfirmDialogProps) {
  const { isOpen, title, children, confirmLabel, cancelLabel = words.cancel } = props;
  const { tone = 'danger', isBusy, onConfirm, onCancel } = props;
  const id = useId();
  // An act that has been confirmed can no longer be cancelled.
  const modal = useModal(isOpen, () => !isBusy && onCancel());

  return (
    <dialog
      {...modal}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={children ? `${id}-more` : undefined}
      className="m-auto w-[calc(100%-2rem)] max-w-sm rounded-lg bg-surface text-ink shadow-overlay open:animate-rise"
    >
      {isOpen && (
        <div className="p-6">
          <h2 id={`${id}-title`} className="text-xl">
            {title}
          </h2>
          {children && (
            <div id={`${id}-more`} className="mt-2 text-ink-soft">
              {children}
            </div>
          )}
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            {!isBusy && (
              <Button variant="secondary" onClick={onCancel}>
                {cancelLabel}
              </Button>
            )}
            <Button variant={tone} isBusy={isBusy} onClick={onConfirm}>
              {confirmLabel}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
