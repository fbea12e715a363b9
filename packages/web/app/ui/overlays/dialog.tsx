import { type ReactNode, useId } from 'react';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/ui';
import { useModal } from './use-modal.ts';

type DialogProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  description?: ReactNode;
  /** Buttons in the footer, the primary one last. */
  actions?: ReactNode;
  size?: 'sm' | 'md' | 'lg' | 'xl';
  /** What cannot be shown again is closed by its buttons alone. */
  isShownOnce?: boolean;
  children?: ReactNode;
};

const widths = { sm: 'max-w-sm', md: 'max-w-md', lg: 'max-w-prose', xl: 'max-w-5xl' };

/** Its content is mounted while it is open, so that a form in it is reset. */
export function Dialog(props: DialogProps) {
  const {
    isOpen,
    onClose,
    title,
    description,
    actions,
    size = 'md',
    isShownOnce,
    children,
  } = props;
  const id = useId();
  const modal = useModal(isOpen, onClose, isShownOnce);

  return (
    <dialog
      {...modal}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className={`m-auto w-[calc(100%-2rem)] rounded-lg bg-surface text-ink shadow-overlay open:animate-rise ${widths[size]}`}
    >
      {isOpen && (
        <div className="flex max-h-[calc(100dvh-4rem)] flex-col short:block short:max-h-[calc(100dvh-1rem)] short:overflow-y-auto">
          <div className="flex items-start gap-3 border-b border-line py-3 pr-3 pl-5">
            <div className="min-w-0 flex-1 py-2">
              <h2 id={`${id}-title`} className="text-xl">
                {title}
              </h2>
              {description && (
                <div id={`${id}-description`} className="mt-1 text-ink-soft">
                  {description}
                </div>
              )}
            </div>
            <IconButton label={words.close} icon={<CloseIcon />} onClick={onClose} />
          </div>
          {children && (
            <div className="relative min-h-0 overflow-y-auto p-5 short:overflow-visible">
              {children}
            </div>
          )}
          {actions && (
            <div className="flex flex-wrap justify-end gap-3 border-t border-line px-5 py-4">
              {actions}
            </div>
          )}
        </div>
      )}
    </dialog>
  );
}
