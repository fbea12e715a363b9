import type { Settings } from '@mathappu/contract/settings/parts';
import { fill } from '@mathappu/contract/words';
import { wordHours } from '#web/document/word-shop.ts';
import * as words from '#words/admin/settings';
import { modeLabels } from './sale-mode-labels.ts';

type AnyField = keyof Settings['shop'] | keyof Settings['selling'];

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
  if (value === true) return words.confirmed;
  return typeof value === 'string' && value !== '' ? value : words.nothing;
}

const listed = (texts: readonly string[]): string => texts.join(', ') || words.nothing;
