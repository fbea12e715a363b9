import { type ComponentProps, lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

const ToastContainer = lazy(async () => ({
  default: (await import('./toast-container.tsx')).ToastContainer,
}));
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Lazy: its script is loaded on the first interaction or the first toast. */
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
