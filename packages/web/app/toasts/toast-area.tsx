import { lazy, Suspense, useEffect, useState } from 'react';
import { whenToastWaits } from './toast.ts';

export type ToastAreaProps = {
  /** How many show at a time; the others wait. */
  limit: number;
  /** How long a toast stays, in milliseconds. */
  duration: number;
  /** When it changes, what is on show goes: pass the path. */
  resetKey: string;
};

const ToastContainer = lazy(async () => ({
  default: (await import('./toast-container.tsx')).ToastContainer,
}));
const firstTouches = ['pointerdown', 'keydown'] as const;

/** Its script comes with the visitor's first touch or the first toast, not with the page. */
export function ToastArea(props: ToastAreaProps) {
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
