import { type ComponentProps, useEffect, useState } from 'react';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { receiveToasts, whenToastWaits } from './toast.ts';
import type { ToastContainer } from './toast-container.tsx';

const loadContainer = () => import('./toast-container.tsx');

/** Lazy: its script is loaded on the first interaction or the first toast. */
export function ToastArea(props: ComponentProps<typeof ToastContainer>) {
  const [isWaitedFor, setWaitedFor] = useState(false);
  const { module, error } = useLoadedModule(loadContainer, isWaitedFor);

  useEffect(() => whenToastWaits(() => setWaitedFor(true)), []);

  if (module) return <module.ToastContainer {...props} />;
  return error !== undefined && <PlainToast key={props.resetKey} />;
}

/** For who had no network when the container was to be loaded: the newest toast as a sentence. */
function PlainToast() {
  const [text, setText] = useState('');

  useEffect(() => receiveToasts((toast) => setText(toast.text)), []);

  return (
    <p
      role="alert"
      className="night fixed inset-x-4 bottom-4 z-skip-link rounded-md bg-surface p-4 text-ink empty:hidden"
    >
      {text}
    </p>
  );
}
