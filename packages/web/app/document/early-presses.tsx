import { InlineScript } from '#web/ui/inline-script.tsx';
import { hydratedEvent } from './hydrated-event.ts';

const script = import.meta.env.SSR
  ? `{
  const pressed = new Set();
  const record = (event) => {
    const button = event.target.closest('button[type=button]');
    if (!button) return;
    event.stopPropagation();
    pressed.delete(button);
    pressed.add(button);
  };
  const repeat = async () => {
    for (const button of pressed) {
      await new Promise((resolve) => setTimeout(resolve));
      if (button.isConnected) button.click();
    }
  };
  const address = location.pathname + location.search;
  const follow = () => location.pathname + location.search === address || location.reload();
  addEventListener('click', record, true);
  addEventListener('popstate', follow);
  addEventListener('${hydratedEvent}', () => {
    removeEventListener('popstate', follow);
    removeEventListener('click', record, true);
    repeat();
  }, { once: true });
}`
  : '';

/**
 * Links and forms work before hydration by themselves. What only scripts can do, such as opening the
 * cart, is done once they are there: presses of such buttons are recorded and repeated after
 * hydration, each button once, since the presses showed no effect, in the order of their last ones.
 * Stopped, lest React answers a press that will be repeated; nothing else would: these buttons do
 * nothing of themselves. Before hydration Back changes only the address, so the page of that address
 * is reloaded.
 */
export const EarlyPresses = () => <InlineScript code={script} />;
