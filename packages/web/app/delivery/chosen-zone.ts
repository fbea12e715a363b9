import { createStore } from '#web/stores/create-store.ts';

/** The zone (see `zoneOf`) that was chosen last in this tab, by an address or a pincode; or empty. */
export const chosenZone = createStore('', {
  key: 'chosen-district',
  area: 'sessionStorage',
  parse: (stored = '') => stored,
  serialize: (zone) => zone || undefined,
});
