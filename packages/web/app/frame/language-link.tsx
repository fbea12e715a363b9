import { useLocation } from 'react-router';
import { carryState } from '#web/navigation/carried-state.ts';
import { otherLanguage, otherName, otherPrefix } from '#words/language';

/** This page in the other language, which is another document; `LanguageMark` stores the choice. */
export function LanguageLink({ className }: { className: string }) {
  const { pathname, search, state } = useLocation();
  return (
    <a
      href={(otherPrefix + pathname).replace(/(.)\/$/, '$1') + search}
      lang={otherLanguage}
      hrefLang={otherLanguage}
      data-language={otherLanguage}
      onClick={({ currentTarget }) => carryState(currentTarget.href, state)}
      className={className}
    >
      {otherName}
    </a>
  );
}
