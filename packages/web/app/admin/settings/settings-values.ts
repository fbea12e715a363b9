import type { Settings } from '@mathappu/contract/settings/parts';
import type { Answer } from '#web/api/call.ts';

export type StoredPart = Answer<'getSettings'>['data'];

/** The fields of a part's form, and what some changes need beside them. */
export type SettingsValues<Document extends object = object> = {
  document: Document;
  password: string;
  hasLegalAdvice: boolean;
};
export type ShopValues = SettingsValues<Settings['shop']>;
export type SellingValues = SettingsValues<Settings['selling']>;
export type PaymentValues = SettingsValues<Settings['payment']>;
export type TaxValues = SettingsValues<Settings['tax']>;
export type DeliveryValues = SettingsValues<Settings['delivery']>;

export const valuesOf = (document: object): SettingsValues => ({
  document,
  password: '',
  hasLegalAdvice: false,
});

type Fields = Readonly<Record<string, unknown>>;

/** The typed value of each field that was edited since `base`, and the value in `theirs` of others. */
export function mergeEdits(
  document: object,
  { base, theirs }: { base: object; theirs: object },
): object {
  const was: Fields = { ...base };
  const isEdited = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(was[field]);
  return { ...theirs, ...Object.fromEntries(Object.entries(document).filter(isEdited)) };
}
