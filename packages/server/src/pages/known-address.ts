import { pageParameters } from '@mathappu/contract/page-parameters';

const parametersOf = new Map(
  Object.entries(pageParameters).map(([path, names]) => [path.toLowerCase(), names]),
);

/** React Router's own: which loaders of a page it asks for. */
const ofLoaders = ['_routes'];

/**
 * The address of a page without dots and without the parameters that the page does not read, such as
 * the marks of advertisements: the page is the same for all of these.
 */
export function knownAddress(url: string): string {
  const { pathname, search } = new URL(`http://shop${url}`);
  if (search === '') return pathname;
  const [, page = '', data] = /^(?:\/ta(?=\/|$))?(.*?)\/*(\.data)?$/.exec(pathname) ?? [];
  const known = [
    ...(parametersOf.get(decodeURIComponent(page).toLowerCase()) ?? []),
    ...(data ? ofLoaders : []),
  ];
  const isKnown = (pair: string) =>
    [...new URLSearchParams(pair).keys()].some((name) => known.includes(name));
  const kept = search.slice(1).split('&').filter(isKnown).join('&');
  return kept ? `${pathname}?${kept}` : pathname;
}
