import { createStore } from '#web/stores/create-store.ts';

/** The district of the address that was chosen last in this tab; or empty. */
export const chosenDistrict = createStore('', {
  key: 'chosen-district',
  area: 'sessionStorage',
  parse: (stored = '') => stored,
  serialize: (district) => district || undefined,
});
