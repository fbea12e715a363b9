import { languageOf, prefixOf } from '#server/platform/config/page-language.ts';

/**
 * The path and query of a request target, which may be a whole URL:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2.2
 * A path with `%` that cannot be decoded becomes one segment that can: no page has such an address,
 * so the page that says so is shown in its language. Calls and files refuse theirs.
 */
export function readableUrl(target: string): string {
  const url = target.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  const [path = ''] = url.split(/[?#]/, 1);
  if (!path.includes('%') || isDecodable(path) || /^\/(api|assets|uploads)\//.test(path))
    return url;
  const { pathname } = new URL(`http://shop${path}`);
  const prefix = prefixOf(languageOf(pathname));
  return `${prefix}/${encodeURIComponent(pathname.slice(prefix.length + 1))}`;
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
