import type { Product } from '@mathappu/contract/catalogue';
import { fill, plural } from '@mathappu/contract/words';
import { useState } from 'react';
import { call } from '#web/admin/api/admin-call.ts';
import { CallError } from '#web/api/call-error.ts';
import type { Selection } from '#web/lists/use-selection.ts';
import { useToastHere } from '#web/toasts/use-toast-here.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/fields/select-field.tsx';
import * as importWords from '#words/admin/product-import';
import * as words from '#words/admin/products';
import { ChangeButton } from '../product-import/change-button.tsx';
import type { CategoryOption } from './use-category-options.ts';
import { useInvalidateProducts } from './use-invalidate-products.ts';

type SelectedProductsProps = {
  selection: Selection<Product>;
  categories: readonly CategoryOption[];
  /** Takes the focus, which the bar loses with its last product. */
  onEmptied: () => void;
};

/** Sets the category of the selected products, at the foot of the window. */
export function SelectedProducts({ selection, categories, onEmptied }: SelectedProductsProps) {
  const { selected, elsewhere } = selection;
  const [categoryId, setCategoryId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const invalidateProducts = useInvalidateProducts();
  const showToast = useToastHere();

  async function setCategory() {
    if (isBusy) return;
    setIsBusy(true);
    try {
      const { data } = await call('setProductCategory', {
        body: { ids: selected.map(({ _id }) => _id), categoryId: categoryId || null },
        failureText: words.setCategoryFailed,
      });
      const count = data.changed;
      showToast({ kind: 'success', text: fill(plural(words.movedToCategory, count), { count }) });
      clear();
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    } finally {
      setIsBusy(false);
      void invalidateProducts();
    }
  }

  function clear() {
    selection.clear();
    onEmptied();
  }

  if (selected.length === 0) return null;
  return (
    <section
      aria-label={words.selectedProducts}
      className="sticky bottom-3 z-header mt-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-lg border border-line-strong bg-surface px-4 py-3 shadow-overlay"
    >
      <p role="status" className="figures mr-auto font-semibold">
        {fill(elsewhere > 0 ? words.selectedElsewhere : words.selected, {
          count: selected.length,
          elsewhere,
        })}
      </p>
      <Button variant="quiet" size="sm" onClick={clear}>
        {words.clear}
      </Button>
      <SelectField
        label={words.category}
        isLabelHidden
        placeholder={words.noCategory}
        options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        value={categoryId}
        onChange={({ target }) => setCategoryId(target.value)}
        className="max-sm:grow sm:w-56"
      />
      <Button size="sm" isBusy={isBusy} onClick={setCategory}>
        {words.setCategory}
      </Button>
      <ChangeButton
        label={importWords.change}
        size="sm"
        of={{ ids: selected.map(({ _id }) => _id) }}
        what={fill(plural(importWords.products, selected.length), { count: selected.length })}
        categories={categories}
        onChanged={clear}
      />
    </section>
  );
}
