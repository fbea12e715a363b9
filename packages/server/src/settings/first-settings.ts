import { firstUnits } from '@mathappu/contract/books/unit-codes';
import { neighbourStates } from '@mathappu/contract/places/states';
import { freeDelivery } from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { firstUpiNote } from '@mathappu/contract/settings/upi-note';
import type { Config } from '#server/platform/config/config.ts';

const firstStates = neighbourStates.map((state) => ({
  state,
  isServed: false,
  kind: 'free' as const,
}));

/** The settings of a new shop. They also fill fields that older documents lack. */
export const firstSettings = (config: Config): Settings => ({
  shop: {
    name: config.SHOP_NAME,
    legalName: '',
    phone: config.SHOP_PHONE,
    whatsapp: config.SHOP_WHATSAPP ?? '',
    email: config.SHOP_EMAIL,
    address: config.SHOP_ADDRESS,
    hours: [
      { from: 'mon', to: 'fri', opens: '09:00', closes: '17:00' },
      { from: 'sat', to: 'sat', opens: '10:00', closes: '14:00' },
    ],
    socials: config.socials,
    licence: config.SHOP_LICENCE ?? '',
    gstin: config.SHOP_GSTIN ?? '',
    grievanceName: '',
    grievancePhone: '',
    grievanceEmail: '',
  },
  selling: {
    saleMode: config.SALE_MODE,
    minimumOrder: 0,
    packingPercent: 0,
    estimateDays: 3,
    offerDays: 3,
    payDays: 3,
    opensOn: '',
    lastOrderOn: '',
    isClosed: false,
    seasonNotice: '',
    lawNote: '',
    mailsEnquiries: true,
  },
  delivery: { terms: { ...freeDelivery }, districts: [], depots: [], states: firstStates },
  payment: {
    upiId: '',
    payee: '',
    bankName: '',
    accountNumber: '',
    ifsc: '',
    note: '',
    upiNote: firstUpiNote,
    accounts: [],
  },
  tax: {
    rates: [],
    hsn: '3604',
    invoicePrefix: 'INV',
    creditNotePrefix: 'CRN',
    firstInvoice: 1,
    firstCreditNote: 1,
    signatory: '',
    units: [...firstUnits],
    ledgers: { sales: 'Sales', cgst: 'CGST', sgst: 'SGST', igst: 'IGST' },
    largeAbove: 100_000,
    ewayWithinState: 100_000,
    ewayToOtherStates: 50_000,
  },
});

const fieldOf: Readonly<Record<string, keyof Settings['shop'] | keyof Settings['selling']>> = {
  SHOP_NAME: 'name',
  SHOP_PHONE: 'phone',
  SHOP_WHATSAPP: 'whatsapp',
  SHOP_EMAIL: 'email',
  SHOP_ADDRESS: 'address',
  SHOP_LICENCE: 'licence',
  SHOP_GSTIN: 'gstin',
  SALE_MODE: 'saleMode',
};

/** The variables of the environment that say something else than the shop's own settings, which count. */
export function findIgnoredVariables(config: Config, current: Settings): string[] {
  const first: Record<string, unknown> = flatten(firstSettings(config));
  const now: Record<string, unknown> = flatten(current);
  return config.givenSettings.filter((variable) => {
    const field = fieldOf[variable] ?? 'socials';
    return JSON.stringify(first[field]) !== JSON.stringify(now[field]);
  });
}

const flatten = ({ shop, selling }: Settings) => ({ ...shop, ...selling });
