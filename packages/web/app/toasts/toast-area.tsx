import { type ComponentProps, useEffect, useState } from 'react';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import { whenToastWaits } from './toast.ts';
import type { ToastContainer } from './toast-container.tsx';

const loadContainer = () => import('./toast-container.tsx');

/** Lazy: its script is loaded on the first interaction or the first toast. */
export function ToastArea(props: ComponentProps<typeof ToastContainer>) {
  const [isWaitedFor, setWaitedFor] = useState(false);
  const container = useLazyModule(loadContainer, isWaitedFor);

  useEffect(() => whenToastWaits(() => setWaitedFor(true)), []);

  return container ? <container.ToastContainer {...props} /> : null;
}
