import * as words from '#words/language';

/** The path on show as `useLocation` has it: without the prefix of its language. */
export const currentPath = (): string => window.location.pathname.slice(words.prefix.length) || '/';
