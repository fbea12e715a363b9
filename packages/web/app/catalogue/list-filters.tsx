import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyUntilTouched } from '#web/ui/lazy-until-touched.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import type { FilterFieldsProps } from './filters/filter-fields.tsx';
import { countChosen } from './product-list-query.ts';

const loadParts = async () => (await import('./late-parts.tsx')).lateParts;

/** Links and forms work by themselves before their scripts are there. */
export const CategoryRow = lazyUntilTouched(async () => (await loadParts()).CategoryRow);
export const ChosenFilters = lazyUntilTouched(async () => (await loadParts()).ChosenFilters);
export const FilterColumn = lazyUntilTouched(async () => (await loadParts()).FilterColumn);
export const ListPages = lazyUntilTouched(async () => (await loadParts()).ListPages);
export const NoProducts = lazyUntilTouched(async () => (await loadParts()).NoProducts);
export const SearchNotes = lazyUntilTouched(async () => (await loadParts()).SearchNotes);
export const SortSelect = lazyUntilTouched(async () => (await loadParts()).SortSelect);

/** On a phone, where the filters are in a drawer. */
export function FilterButton(props: Omit<FilterFieldsProps, 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const parts = useLazyModule(loadParts, isOpen);
  const count = countChosen(props.query);
  return (
    <>
      <Button
        variant="secondary"
        className="lg:hidden"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {count > 0 ? fill(words.filterCount, { count }) : words.filters}
      </Button>
      {parts && <parts.FilterDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
