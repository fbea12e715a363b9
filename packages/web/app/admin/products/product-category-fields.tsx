import { plainFieldNames } from '@mathappu/contract/catalogue/product-fields';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import { TextField } from '#web/ui/fields/text-field.tsx';
import * as words from '#words/admin/products';
import { useProductField } from './product-fields.tsx';
import { plainFieldTexts } from './product-sections.ts';
import { useCategoryOptions } from './use-category-options.ts';

/** The shelf of a product and its plain fields, such as the name in Tamil. */
export function ProductCategoryFields() {
  const field = useProductField();
  const categories = useCategoryOptions();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">{words.category}</legend>
      <SelectField
        // Its options are there when its value is set.
        key={categories ? 'loaded' : 'loading'}
        {...field('categoryId')}
        isLabelHidden
        placeholder={words.noCategory}
        options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
      {plainFieldNames.map((name) => {
        const { hint, lang } = plainFieldTexts[name];
        return <TextField key={name} {...field(name)} hint={hint} lang={lang} autoComplete="off" />;
      })}
    </fieldset>
  );
}
