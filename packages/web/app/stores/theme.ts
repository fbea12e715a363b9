import { createStore } from './create-store.ts';

/** Undefined follows the system. */
export type Theme = 'light' | 'dark' | undefined;

export const themeKey = 'theme';

/** The choice belongs to the browser; it is kept when its user signs out. */
export const theme = createStore<Theme>(undefined, {
  key: themeKey,
  parse: (stored) => (stored === 'light' || stored === 'dark' ? stored : undefined),
  serialize: (chosen) => chosen,
});
