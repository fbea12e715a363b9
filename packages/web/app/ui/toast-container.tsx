import { useEffect, useRef } from 'react';
import { ToastContainer as Toastify, toast } from 'react-toastify/unstyled';
import 'react-toastify/ReactToastify.css';
import './toast.css';
import { receiveToasts } from './toast.ts';
import type { ToastAreaProps } from './toast-area.tsx';

/**
 * Stands in the browser's top layer, so that an open dialog does not cover it. A reset also changes
 * the container's name: under the same one the toasts of the old would come back in the new, frozen.
 */
export function ToastContainer({
  limit,
  duration = 5000,
  theme = 'light',
  resetKey,
}: ToastAreaProps) {
  const layer = useRef<HTMLDivElement>(null);
  const name = useRef(resetKey);

  useEffect(() => {
    name.current = resetKey;
  }, [resetKey]);

  useEffect(() => {
    layer.current?.showPopover();
    let stop = () => {};
    // Strict mode mounts everything twice, and a toast given to the first mount would be lost.
    const mounted = setTimeout(() => {
      stop = receiveToasts(({ kind, text, autoClose }) => {
        const timing = autoClose === undefined ? {} : { autoClose };
        toast(text, { type: kind, containerId: name.current, ...timing });
        if (document.querySelector('dialog:modal')) {
          layer.current?.hidePopover();
          layer.current?.showPopover();
        }
      });
    });
    return () => {
      clearTimeout(mounted);
      stop();
    };
  }, []);

  return (
    <div ref={layer} popover="manual" className="toast-layer">
      <Toastify
        key={resetKey}
        containerId={resetKey}
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
