import type { ShopDetails } from '@mathappu/contract/settings';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';

/** A shop that takes orders at any time and delivers free, for tests. */
export const detailsForTests = (more: Partial<ShopDetails> = {}): ShopDetails => ({
  name: 'Mathappu',
  legalName: '',
  email: '',
  phone: '',
  whatsapp: null,
  address: '',
  hours: [],
  socials: [],
  gstin: null,
  licence: null,
  grievanceOfficer: null,
  saleMode: 'full',
  minimumOrder: 0,
  packingPercent: 0,
  estimateDays: 3,
  lawNotice: null,
  lawNote: '',
  delivery: { terms: freeDelivery, districts: [], states: [] },
  states: ['Tamil Nadu'],
  depots: [],
  season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
  hasPriceRules: false,
  hasCodes: false,
  isOnlinePaymentAvailable: true,
  publicUrl: 'https://shop.example',
  ...more,
});
