import { hydratedEvent } from '#web/head/hydrated-event.ts';
import { EarlyScript } from '#web/ui/inline-script.tsx';

const script = import.meta.env.SSR
  ? `{
  const from = history.state?.usr?.from;
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
 * The way back is in the history's state, which a form that is posted and a link that is followed
 * before hydration lose: until then it is passed on in their addresses.
 */
export const KeepWayBack = () => <EarlyScript code={script} />;
