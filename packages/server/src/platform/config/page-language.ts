import type { Language } from '@mathappu/contract/words';
import type { Config } from './config.ts';

/** The languages of the pages that are served. */
export const offeredLanguages = ({ TAMIL }: Pick<Config, 'TAMIL'>): readonly Language[] =>
  TAMIL ? ['en', 'ta'] : ['en'];

/** What the paths of a language begin with. */
export const prefixOf = (language: Language): string => (language === 'en' ? '' : `/${language}`);

/** The language of a path; React Router would take its prefix in capital letters too. */
export const languageOf = (path: string): Language => (/^\/ta([/?]|$)/.test(path) ? 'ta' : 'en');

/** The address of a page; in English where the pages in the language are not served. */
export function pageUrl(
  { publicUrl, TAMIL = false }: { publicUrl: string; TAMIL?: boolean },
  language: Language,
  path: string,
): string {
  const isServed = offeredLanguages({ TAMIL }).includes(language);
  return `${publicUrl}${isServed ? prefixOf(language) : ''}${path}`;
}
