import { createStore } from '#web/stores/create-store.ts';

/** The pincode that was checked last and is delivered to, remembered in this browser; or empty. */
export const deliveryPincode = createStore('', {
  key: 'delivery-pincode',
  parse: (stored = '') => stored,
  serialize: (pincode) => pincode || undefined,
});
