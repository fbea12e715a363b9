import type { PlainFields } from '@mathappu/contract/catalogue/product-fields';
import * as words from '#words/admin/products';

type Field = { label: string; hint: string };

/** The label and input of each plain product field, for both forms. */
export const plainFieldTexts = {
  nameTa: { label: words.nameTa, hint: words.nameTaHint },
  descriptionTa: { label: words.descriptionTa, hint: words.descriptionTaHint },
  maker: { label: words.maker, hint: words.makerHint },
} satisfies Record<keyof PlainFields, Field>;
