import { useEffect, useRef } from 'react';
import { ToastContainer as Toastify, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import { receiveToasts } from './toast.ts';
import type { ToastAreaProps } from './toast-area.tsx';

/** Stands in the browser's top layer, so that an open dialog does not cover it. */
export function ToastContainer({
  limit,
  duration = 5000,
  theme = 'light',
  resetKey,
}: ToastAreaProps) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    layer.current?.showPopover();
    return receiveToasts(({ kind, text, autoClose }) => {
      toast(text, { type: kind, ...(autoClose === undefined ? {} : { autoClose }) });
      if (document.querySelector('dialog:modal')) {
        layer.current?.hidePopover();
        layer.current?.showPopover();
      }
    });
  }, []);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Toastify
        key={resetKey}
        limit={limit}
        autoClose={duration}
        theme={theme}
        position="top-right"
        pauseOnHover
        pauseOnFocusLoss
        draggable="touch"
        draggablePercent={80}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
        aria-label="Notifications Alt+T"
      />
    </div>
  );
}
