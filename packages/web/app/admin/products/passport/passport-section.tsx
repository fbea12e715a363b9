import { passportFieldNames } from '@mathappu/contract/catalogue/passport';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { rich } from '#web/language/rich.ts';
import * as words from '#words/admin/products';
import type { ProductValues } from '../product-values.ts';
import { useCategoryOptions } from '../use-category-options.ts';
import { FactFields } from './fact-fields.tsx';

/** The fields of a product's passport: the safety facts on the maker's label. */
export function PassportSection() {
  const categoryId = useWatch<ProductValues, 'categoryId'>({ name: 'categoryId' });
  const category = useCategoryOptions()?.find(({ id }) => id === categoryId);
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-1 font-semibold">{words.passport}</legend>
      <p className="text-sm text-ink-soft">
        {rich(words.passportHint, {
          rules: (text) => (
            <Link to={{ pathname: '/admin/productsEdit', search: '?tab=rules' }} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
      <FactFields names={passportFieldNames} inherited={category?.passport} />
    </fieldset>
  );
}
