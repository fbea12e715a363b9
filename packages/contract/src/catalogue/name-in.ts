import type { Language } from '../words.ts';

type Names = { readonly name: string; readonly nameTa: string };

/** The name of a product or category for a reader of a language: the Tamil one where there is one. */
export const nameIn = (language: Language, { name, nameTa }: Names): string =>
  (language === 'ta' && nameTa) || name;

/** With the name in English after the Tamil one, as the shop calls the product. */
export const bothNamesIn = (language: Language, { name, nameTa }: Names): string =>
  language === 'ta' && nameTa ? `${nameTa} (${name})` : name;
