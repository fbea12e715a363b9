import type { CategoryOfProduct } from '@mathappu/contract/catalogue/product-category';
import { isTamil, langOfData } from '#words/language';

type Names = Pick<CategoryOfProduct, 'name' | 'nameTa'>;

/** The name of a category for a reader of this page. */
export const leadingName = ({ name, nameTa }: Names): string => (isTamil && nameTa) || name;

/** The `lang` of that name. */
export const langOfName = ({ nameTa }: Names): string => (isTamil && nameTa ? 'ta' : langOfData);

/** The name that leads, with the one in the other language under it. */
export function TwoNames(names: Names) {
  const { name, nameTa } = names;
  return (
    <>
      <span lang={langOfName(names)} className="block">
        {leadingName(names)}
      </span>
      {nameTa && (
        <span lang={isTamil ? langOfData : 'ta'} className="block text-sm">
          {isTamil ? name : nameTa}
        </span>
      )}
    </>
  );
}
