import { InlineScript } from '#web/ui/inline-script.tsx';
import { hydratedEvent } from './hydrated-event.ts';

const script = import.meta.env.SSR
  ? `{
  const address = location.pathname + location.search;
  const follow = () => location.pathname + location.search === address || location.reload();
  addEventListener('popstate', follow);
  addEventListener('${hydratedEvent}', () => removeEventListener('popstate', follow), { once: true });
}`
  : '';

/** Before hydration Back changes only the address, so the page of that address is loaded. */
export const EarlyBack = () => <InlineScript code={script} />;
