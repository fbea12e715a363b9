import { nameIn } from '@mathappu/contract/catalogue/name-in';
import type { CategoryOfProduct } from '@mathappu/contract/catalogue/product-category';
import { isTamil, langOfData } from '#words/language';

export type Names = Pick<CategoryOfProduct, 'name' | 'nameTa'>;

/** The name of a category or a product for a reader of this page. */
export const leadingName = (names: Names): string => nameIn(isTamil ? 'ta' : 'en', names);

/** The `lang` of that name. */
export const langOfName = ({ nameTa }: Names): string => (isTamil && nameTa ? 'ta' : langOfData);

/** The name that stands under the leading one: '' when there is none. */
export const otherNameOf = ({ name, nameTa }: Names): string => nameTa && (isTamil ? name : nameTa);

/** The `lang` of that name. */
export const langOfOther = isTamil ? langOfData : 'ta';

type Texts = { readonly description: string; readonly descriptionTa: string };

/** The description of a product for a reader of this page. */
export const leadingText = ({ description, descriptionTa }: Texts): string =>
  (isTamil && descriptionTa) || description;

/** The `lang` of that description. */
export const langOfText = ({ descriptionTa }: Texts): string =>
  isTamil && descriptionTa ? 'ta' : langOfData;
