import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as words from '#words/admin/products';
import { useProductField } from './product-fields.tsx';
import { useCategoryOptions } from './use-category-options.ts';

/** The shelf of a product. */
export function ProductCategoryFields() {
  const field = useProductField();
  const categories = useCategoryOptions();
  return (
    <fieldset className="grid gap-5">
      <legend className="mb-3 font-semibold">{words.category}</legend>
      <SelectField
        // The value is set only once its options are there.
        key={categories ? 'loaded' : 'loading'}
        {...field('categoryId')}
        isLabelHidden
        placeholder={words.noCategory}
        options={(categories ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      />
    </fieldset>
  );
}
