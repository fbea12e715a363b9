import { type ReactNode, useId } from 'react';
import { classNames } from '#web/ui/class-names.ts';
import { IconButton } from '#web/ui/icon-button.tsx';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import { useModal } from './use-modal.ts';

type DrawerProps = {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Beside the title, such as a count. */
  note?: ReactNode;
  /** A wheel or a touch-scroll beside the drawer closes it, as a click does. */
  shouldCloseOnOutsideScroll?: boolean;
  /** `menu` leaves a fifth of a small screen free. */
  width?: 'menu' | 'panel';
  /** Fixed at the foot while the content scrolls. */
  footer?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function Drawer(props: DrawerProps) {
  const { isOpen, onClose, title, note, shouldCloseOnOutsideScroll, width = 'panel' } = props;
  const id = useId();
  const modal = useModal(isOpen, onClose);
  const closeIfOutside = (event: { target: EventTarget; currentTarget: EventTarget }) => {
    if (shouldCloseOnOutsideScroll && event.target === event.currentTarget) onClose();
  };

  return (
    <dialog
      {...modal}
      onWheel={closeIfOutside}
      onTouchMove={closeIfOutside}
      aria-labelledby={`${id}-title`}
      className={classNames(
        'fixed inset-y-0 mr-0 ml-auto h-dvh max-h-none bg-surface text-ink shadow-overlay transition-transform duration-(--motion-slow) starting:open:translate-x-full',
        width === 'menu' ? 'w-4/5 max-w-sm' : 'w-full max-w-md',
        props.className,
      )}
    >
      {isOpen && (
        <div className="flex h-full flex-col short:overflow-y-auto short:overscroll-contain">
          <div className="flex items-center justify-between gap-3 border-b border-line py-2 pr-2 pl-5">
            <h2 id={`${id}-title`} className="text-xl">
              {title}
              {note && <span className="figures font-normal text-ink-soft"> {note}</span>}
            </h2>
            <IconButton label={props.closeLabel} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-5 short:flex-none short:overflow-visible">
            {props.children}
          </div>
          {props.footer && (
            <div className="border-t border-line px-5 py-3 shadow-raised">{props.footer}</div>
          )}
        </div>
      )}
    </dialog>
  );
}
