import { createStore } from '#web/stores/create-store.ts';

/** The code of a price rule that was applied last; or empty. */
export const keptCode = createStore('', {
  key: 'price-code',
  parse: (stored = '') => stored.slice(0, 40),
  serialize: (code) => code || undefined,
});

/** As the server reads it. */
export const tidyCode = (typed: string): string => typed.trim().normalize('NFKC').toUpperCase();
