import { locale, otherLocale, otherPrefix, prefix } from '#words/language';

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
export function addAlternates(html: string): string {
  return html.replace(/<link rel="canonical" href="(https?:\/\/[^/"]+)?([^"]*)"\/>/, addTo);
}

function addTo(canonical: string, origin = '', path = ''): string {
  const links = alternates.map(([language, prefixOfLanguage]) => {
    const own = prefixOfLanguage + (path.slice(prefix.length) || '/');
    const href = origin + own.replace(/(.)\/$/, '$1');
    return `<link rel="alternate" hreflang="${language}" href="${href}"/>`;
  });
  return canonical + links.join('');
}
