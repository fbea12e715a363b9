import { type ComponentProps, useEffect, useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { whenToastWaits } from './toast.ts';
import type { ToastContainer } from './toast-container.tsx';

const loadContainer = () => import('./toast-container.tsx');

/** Lazy: its script is loaded on the first interaction or the first toast. */
export function ToastArea(props: ComponentProps<typeof ToastContainer>) {
  const [isWaitedFor, setWaitedFor] = useState(false);
  const { module, error } = useLazyModule(loadContainer, isWaitedFor);

  useEffect(() => whenToastWaits(() => setWaitedFor(true)), []);

  // A message that cannot be shown must not get lost in silence.
  if (error && isWaitedFor) throw error;
  return module ? <module.ToastContainer {...props} /> : null;
}
