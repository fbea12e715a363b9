import * as words from '#words/language';

/** A path without the prefix of its language, as `useLocation` has it. */
export const withoutPrefix = (pathname: string): string =>
  pathname.startsWith(words.prefix) ? pathname.slice(words.prefix.length) || '/' : pathname;

/** The path on show. */
export const currentPath = (): string => withoutPrefix(window.location.pathname);
