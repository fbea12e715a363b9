import { type MouseEvent, type SyntheticEvent, useEffect, useRef } from 'react';
import { afterNextFrame } from '../after-next-frame.ts';

/**
 * Binds a native dialog to `isOpen`. The platform traps the focus, makes the page behind inert and
 * restores the focus on close; Escape and a click on the backdrop call `onClose`.
 *
 * It opens after the frame that answers the press, because inert means that the browser computes the
 * style of every element of the page again. A key that comes before opens it at once, and is its own.
 * @param isShownOnce keeps it open at Escape and a click beside it
 */
export function useModal(isOpen: boolean, onClose: () => void, isShownOnce = false) {
  const ref = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!isOpen) {
      dialog?.close();
      return;
    }
    let isWaiting = true;
    const open = () => {
      if (isWaiting) dialog?.showModal();
      isWaiting = false;
    };
    afterNextFrame(open);
    addEventListener('keydown', open, { once: true });
    return () => {
      isWaiting = false;
    };
  }, [isOpen]);

  function isOwn(event: SyntheticEvent) {
    return event.target === event.currentTarget;
  }

  return {
    ref,
    closedby: isShownOnce ? ('none' as const) : undefined,
    onMouseDown: (event: MouseEvent) => {
      pressedOutside.current = isOwn(event);
    },
    onClick: (event: MouseEvent) => {
      if (isOwn(event) && pressedOutside.current && !isShownOnce) onClose();
    },
    onCancel: (event: SyntheticEvent) => {
      if (!isOwn(event)) return;
      event.preventDefault();
      if (!isShownOnce) onClose();
    },
    onClose: (event: SyntheticEvent) => {
      if (isOwn(event) && isOpen) onClose();
    },
  };
}
