import { type ComponentProps, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { onCallFailed } from '#web/api/call-events.ts';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import { takeFlashedToast } from './flash-toast.ts';
import { receiveToasts, showToast, whenToastWaits } from './toast.ts';
import type { ToastContainer } from './toast-container.tsx';

const siteWide = { limit: 1, duration: 2000 };
const onAccount = { limit: 3, duration: 5000 };

/** The app's toast area. It also shows flash toasts and the toasts of failed calls. */
export function Toasts() {
  const { pathname, key } = useLocation();

  useEffect(() => showFailuresOnce(), []);

  useEffect(() => {
    const flashed = takeFlashedToast(key);
    if (flashed) showToast(flashed);
  }, [key]);

  const behaviour = /^\/account\/?$/.test(pathname) ? onAccount : siteWide;
  return <ToastArea {...behaviour} resetKey={pathname} />;
}

/** Deduplicates the toasts of calls that fail together on one screen, as without a network. */
function showFailuresOnce(): () => void {
  let last = { text: '', path: '', at: 0 };
  return onCallFailed(({ message: text }) => {
    const { pathname: path } = window.location;
    const isRepeated = text === last.text && path === last.path;
    if (isRepeated && Date.now() - last.at < siteWide.duration) return;
    last = { text, path, at: Date.now() };
    showToast({ kind: 'error', text });
  });
}

const loadContainer = () => import('./toast-container.tsx');

/** Lazy: its script is loaded on the first interaction or the first toast. */
function ToastArea(props: ComponentProps<typeof ToastContainer>) {
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
