import { languageKey } from '#web/stores/language-key.ts';
import { InlineScript } from '#web/ui/inline-script.tsx';
import { otherLanguage, otherPrefix, prefix } from '#words/language';

/** Only the landing page follows the chosen language: a shared address is shown as it is. */
const goToChosen = `if (location.pathname === '/' && !document.referrer.startsWith(location.origin + '/'))
    if (localStorage.getItem('${languageKey}') === '${otherLanguage}')
      location.replace('${otherPrefix}' + location.search + location.hash);`;

const mark = import.meta.env.SSR
  ? `{
  addEventListener('click', ({ target }) => {
    const link = target.closest('a[data-language]');
    try {
      if (link) localStorage.setItem('${languageKey}', link.dataset.language);
    } catch {}
  });
  try {
    ${prefix ? '' : goToChosen}
  } catch {}
}`
  : '';

/**
 * Stores the language whose link is followed, also before hydration, and shows the landing page of
 * the shop in it on the next visit: pages are cached for all, so the address alone is the language.
 */
export const LanguageMark = () => <InlineScript code={mark} />;
