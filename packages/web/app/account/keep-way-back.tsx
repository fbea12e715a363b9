import { useLayoutEffect } from 'react';
import { hydratedEvent } from '#web/head/hydrated-event.ts';
import { removeStored, writeStored } from '#web/stores/browser-storage.ts';
import { EarlyScript } from '#web/ui/inline-script.tsx';

const wayBackKey = 'way-back';

const script = import.meta.env.SSR
  ? `{
  let from;
  try { from = sessionStorage.getItem('${wayBackKey}'); } catch {}
  const pass = ({ target }) => {
    const way = target.closest('main form, main a[href="/login"], main a[href="/register"]');
    if (!way) return;
    const attribute = way.href ? 'href' : 'action';
    const address = new URL(way[attribute]);
    address.searchParams.set('from', from);
    way[attribute] = address.href;
  };
  if (from) for (const type of ['submit', 'click']) {
    addEventListener(type, pass, true);
    addEventListener('${hydratedEvent}', () => removeEventListener(type, pass, true), { once: true });
  }
}`
  : '';

/**
 * The way back is in the navigation state, which a form that is posted and a link that is followed
 * before hydration lose. The tab keeps it for a reload, whose page passes it on in their addresses
 * until it is hydrated. It is kept before the form is on show, so that no reload comes first.
 */
export function KeepWayBack({ from }: { from: string | undefined }) {
  useLayoutEffect(() => {
    if (from === undefined) removeStored(wayBackKey, 'sessionStorage');
    else writeStored(wayBackKey, from, 'sessionStorage');
  }, [from]);
  return <EarlyScript code={script} />;
}
