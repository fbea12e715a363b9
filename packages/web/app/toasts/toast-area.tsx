import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

const ToastContainer = lazy(async () => ({
  default: (await import('./toast-container.tsx')).ToastContainer,
}));
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Its script comes with the visitor's first touch or the first toast, not with the page. */
export function ToastArea(props: ComponentProps<typeof ToastContainer>) {
  const [isNeeded, setNeeded] = useState(false);

  useEffect(() => {
    const load = () => setNeeded(true);
    const stop = whenToastWaits(load);
    for (const touch of firstTouches) addEventListener(touch, load, { once: true, passive: true });
    return () => {
      stop();
      for (const touch of firstTouches) removeEventListener(touch, load);
    };
  }, []);

  return isNeeded ? (
    <Suspense>
      <ToastContainer {...props} />
    </Suspense>
  ) : null;
}
