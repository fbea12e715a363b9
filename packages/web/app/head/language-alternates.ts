import { locale, otherLocale, otherPrefix, prefix } from '#words/language';
import { replaceInPage } from './replace-in-page.ts';

/** The languages of a page and what their paths begin with; English is for who reads neither. */
const alternates = [
  [locale, prefix],
  [otherLocale, otherPrefix],
  ['x-default', ''],
] as const;

/**
 * Names the languages of a page beside its canonical address, for search engines, which load each
 * page by itself: only in the HTML, so that no browser loads a script for it.
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function addAlternates(page: Buffer): Buffer {
  const at = page.indexOf('<link rel="canonical" ');
  if (at < 0) return page;
  const canonical = page.subarray(at, page.indexOf('>', at) + 1).toString();
  const [, origin = '', path = ''] = /href="(https?:\/\/[^/"]+)?([^"]*)"/.exec(canonical) ?? [];
  const links = alternates.map(([language, prefixOfLanguage]) => {
    const own = prefixOfLanguage + (path.slice(prefix.length) || '/');
    const href = origin + own.replace(/(.)\/$/, '$1');
    return `<link rel="alternate" hreflang="${language}" href="${href}"/>`;
  });
  return replaceInPage(page, canonical, canonical + links.join(''));
}
