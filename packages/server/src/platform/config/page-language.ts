import type { Language } from '@mathappu/contract/words';

/** The languages of the pages. */
export const languages: readonly Language[] = ['en', 'ta'];

/** The prefix of the paths of a language. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The language of a path; React Router would take its prefix in capital letters too. */
export const languageOf = (path: string): Language => (/^\/ta([/?]|$)/.test(path) ? 'ta' : 'en');

/** The address of a page. */
export const pageUrl = (
  { publicUrl }: { publicUrl: string },
  language: Language,
  path: string,
): string => publicUrl + (prefixOf(language) + path).replace(/(.)\/$/, '$1');
