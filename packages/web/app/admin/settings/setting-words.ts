import { stateName } from '@mathappu/contract/places/state-names';
import { daysOf } from '@mathappu/contract/settings/delivery-terms';
import type { Settings } from '@mathappu/contract/settings/parts';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill } from '@mathappu/contract/words';
import { methodWords } from '#web/admin/orders/manual-payments/manual-payment-list.tsx';
import { zoneName } from '#web/delivery/zone-names.ts';
import { wordHours } from '#web/shop-details/word-shop.ts';
import { formatRupees } from '#web/ui/format/format-rupees.ts';
import * as words from '#words/admin/settings';
import { modeLabels } from './sale-mode-labels.ts';
import { stateKindLabels } from './state-fields.tsx';
import { kindLabels } from './terms-fields.tsx';

type AnyField = { [Part in keyof Settings]: keyof Settings[Part] }[keyof Settings];

const fieldLabels: Readonly<Record<AnyField | 'hasLegalAdvice', string>> = {
  name: words.name,
  legalName: words.legalName,
  phone: words.phone,
  whatsapp: words.whatsapp,
  email: words.email,
  address: words.address,
  hours: words.hours,
  socials: words.socials,
  licence: words.licence,
  gstin: words.gstin,
  grievanceName: words.grievanceName,
  grievancePhone: words.grievancePhone,
  grievanceEmail: words.grievanceEmail,
  saleMode: words.saleMode,
  minimumOrder: words.minimumOrder,
  packingPercent: words.packingPercent,
  estimateDays: words.estimateDays,
  offerDays: words.offerDays,
  payDays: words.payDays,
  opensOn: words.opensOn,
  lastOrderOn: words.lastOrderOn,
  isClosed: words.isClosed,
  seasonNotice: words.seasonNotice,
  lawNote: words.lawNote,
  mailsEnquiries: words.mailsEnquiries,
  terms: words.commonTerms,
  districts: words.districtTerms,
  depots: words.depots,
  states: words.states,
  upiId: words.upiId,
  payee: words.payee,
  bankName: words.bankName,
  accountNumber: words.accountNumber,
  ifsc: words.ifsc,
  note: words.payNote,
  upiNote: words.upiNote,
  accounts: words.accounts,
  rates: words.rates,
  hsn: words.hsn,
  invoicePrefix: words.invoicePrefix,
  creditNotePrefix: words.creditNotePrefix,
  firstInvoice: words.firstInvoice,
  firstCreditNote: words.firstCreditNote,
  signatory: words.signatory,
  units: words.units,
  ledgers: words.ledgers,
  largeAbove: words.largeAbove,
  ewayWithinState: words.ewayWithinState,
  ewayToOtherStates: words.ewayToOtherStates,
  hasLegalAdvice: words.responsibility,
};

type Change = { before: unknown; after: unknown };

/** Such as 'Phone: 0452 111 → 0452 222'. */
export function wordSetting(field: string, { before, after }: Change): string {
  const label = fieldLabels[field as AnyField] ?? field;
  return fill(words.wasAndIs, {
    field: label,
    before: wordValue(field, before),
    after: wordValue(field, after),
  });
}

function wordValue(field: string, value: unknown): string {
  if (field === 'hours') return listed((value as Settings['shop']['hours']).map(wordHours));
  if (field === 'socials') {
    const socials = value as Settings['shop']['socials'];
    return listed(socials.map(({ label, url }) => `${label} ${url}`));
  }
  if (field === 'saleMode') return modeLabels[value as Settings['selling']['saleMode']];
  if (field === 'minimumOrder') return value === 0 ? words.nothing : formatRupees(Number(value));
  if (field === 'packingPercent') return value === 0 ? words.nothing : `${value}%`;
  if (field === 'estimateDays') return String(value);
  if (field === 'terms') return wordTerms(value as Delivery['terms']);
  if (field === 'districts') {
    const districts = value as Delivery['districts'];
    return listed(districts.map((row) => `${zoneName(row.district)}: ${wordTerms(row)}`));
  }
  if (field === 'depots') {
    const depots = value as Delivery['depots'];
    return listed(depots.map(({ name, district }) => `${name} (${zoneName(district)})`));
  }
  if (field === 'states') {
    const served = (value as Delivery['states']).filter(({ isServed }) => isServed);
    return listed(served.map(wordState));
  }
  if (field === 'accounts') {
    const accounts = value as Settings['payment']['accounts'];
    return listed(
      accounts.map(({ name, method }) =>
        fill(words.accountBy, { name, method: methodWords[method] }),
      ),
    );
  }
  if (field === 'rates') {
    const rates = value as Settings['tax']['rates'];
    return listed(
      rates.map(({ percent, validFrom }) =>
        fill(words.rateFrom, { percent, date: formatDate(validFrom) }),
      ),
    );
  }
  if (field === 'units') {
    const units = value as Settings['tax']['units'];
    return listed(units.map(({ word, code }) => `${word} ${code}`));
  }
  if (field === 'ledgers') return listed(Object.values(value as Settings['tax']['ledgers']));
  if (field === 'largeAbove') return formatRupees(Number(value));
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return value ? words.confirmed : words.notSo;
  return typeof value === 'string' && value !== '' ? value : words.nothing;
}

type Delivery = Settings['delivery'];

/** Such as 'Fixed charge ₹150.00, free from ₹3,000.00'. */
function wordTerms(terms: Delivery['terms']): string {
  const days = daysOf(terms);
  return days ? fill(words.inDays, { terms: wordPrice(terms), ...days }) : wordPrice(terms);
}

function wordPrice({ kind, charge, freeFrom }: Delivery['terms']): string {
  if (kind !== 'fixed') return kindLabels[kind];
  const amount = formatRupees(charge);
  return freeFrom === null
    ? fill(words.fixedAt, { amount })
    : fill(words.fixedAtFreeFrom, { amount, from: formatRupees(freeFrom) });
}

/** Such as 'Kerala: Fixed charge ₹150.00, Minimum order in rupees ₹3,000.00; …' */
function wordState({ state, kind, charge, minimum, note }: Delivery['states'][number]): string {
  const terms =
    kind === 'fixed'
      ? fill(words.fixedAt, { amount: formatRupees(charge ?? 0) })
      : stateKindLabels[kind];
  const least = typeof minimum === 'number' && `${words.stateMinimum} ${formatRupees(minimum)}`;
  return `${stateName(state)}: ${[terms, least, note].filter(Boolean).join('; ')}`;
}

const listed = (texts: readonly string[]): string => texts.join(', ') || words.nothing;
