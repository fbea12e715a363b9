import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';

/**
 * Binds a native dialog to `isOpen`. The platform traps the focus, makes the page behind inert and
 * restores the focus on close; Escape and a click on the backdrop call `onClose`.
 */
export function useModal(isOpen: boolean, onClose: () => void) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog) return;
    if (isOpen && !dialog.open) dialog.showModal();
    if (!isOpen && dialog.open) dialog.close();
  }, [isOpen]);

  function isOwn(event: SyntheticEvent) {
    return event.target === event.currentTarget;
  }

  return {
    ref,
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOwn(event);
    },
    onClick: (event: MouseEvent) => {
      if (isOwn(event) && pressedOutside.current) onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      onClose();
    },
    onClose: (event: SyntheticEvent) => {
      if (isOwn(event) && isOpen) onClose();
    },
  };
}
