import { languageKey } from '#web/stores/language-key.ts';
import { InlineScript } from '#web/ui/inline-script.tsx';
import { otherLanguage, otherPrefix, prefix } from '#words/language';

/** Only the landing page follows the chosen language: a shared address is shown as it is. */
const goToChosen = `if (location.pathname === '/' && !document.referrer.startsWith(location.origin + '/'))
    if (localStorage.getItem('${languageKey}') === '${otherLanguage}')
      location.replace('${otherPrefix}' + location.search + location.hash);`;

/**
 * The navigation state of a page whose language is changed, and where it goes. React Router's script
 * replaces a state that has no key.
 */
const stateKey = 'state-across-languages';

const mark = import.meta.env.SSR
  ? `{
  addEventListener('click', ({ target }) => {
    const link = target.closest('a[data-language]');
    try {
      if (!link) return;
      localStorage.setItem('${languageKey}', link.dataset.language);
      const { usr } = history.state ?? {};
      if (usr) sessionStorage.setItem('${stateKey}', JSON.stringify({ href: link.href, usr }));
    } catch {}
  });
  try {
    const { href, usr } = JSON.parse(sessionStorage.getItem('${stateKey}') ?? '{}');
    sessionStorage.removeItem('${stateKey}');
    const key = Math.random().toString(36).slice(2);
    if (href === location.href) history.replaceState({ usr, key }, '');
    ${prefix ? '' : goToChosen}
  } catch {}
}`
  : '';

/**
 * Stores the language whose link is followed, also before hydration, and shows the landing page of
 * the shop in it on the next visit: pages are cached for all, so the address alone is the language.
 * The page in the other language has the navigation state of this one, as after a reload: without it
 * a step of the account's recovery would be lost.
 */
export const LanguageMark = () => <InlineScript code={mark} />;
