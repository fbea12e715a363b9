import { hydratedEvent } from '#web/head/hydrated-event.ts';
import { theme, themeKey } from '#web/stores/theme.ts';
import { InlineScript } from '#web/ui/inline-script.tsx';

/** The name of the field in which a theme is chosen. */
export const themeField = 'theme';

const mark = import.meta.env.SSR
  ? `{
  const show = (theme) => (document.documentElement.dataset.theme = theme);
  const choose = ({ target: { name, value } }) => {
    if (name !== '${themeField}') return;
    show(value);
    try { localStorage.setItem('${themeKey}', value); } catch {}
  };
  try { show(localStorage.getItem('${themeKey}') ?? ''); } catch {}
  addEventListener('change', choose);
  addEventListener('${hydratedEvent}', () => removeEventListener('change', choose), { once: true });
}`
  : '';

/**
 * Pages are cached for all, so the chosen theme is set before the first paint by a script, which
 * also takes what is chosen before hydration.
 */
export const ThemeMark = () => <InlineScript code={mark} />;

/** Shows the chosen theme, also when it is changed in another tab; returns the function that stops. */
export function followTheme(): () => void {
  const show = () => {
    document.documentElement.dataset.theme = theme.get() ?? '';
  };
  show();
  return theme.subscribe(show);
}
