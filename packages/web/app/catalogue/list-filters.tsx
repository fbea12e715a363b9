import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyUntilTouched } from '#web/ui/lazy-until-touched.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import type { FilterFieldsProps } from './filters/filter-fields.tsx';
import { countChosen } from './product-list-query.ts';

/** Links and forms work by themselves before their scripts are there. */
export const FilterColumn = lazyUntilTouched(
  async () => (await import('./filters/filter-column.tsx')).FilterColumn,
);
export const ChosenFilters = lazyUntilTouched(
  async () => (await import('./filters/filter-bar.tsx')).ChosenFilters,
);
export const SortSelect = lazyUntilTouched(
  async () => (await import('./filters/filter-bar.tsx')).SortSelect,
);

export const CategoryRow = lazyUntilTouched(
  async () => (await import('./category-row.tsx')).CategoryRow,
);
export const ListPages = lazyUntilTouched(async () => (await import('./list-pages.tsx')).ListPages);

const loadDrawer = () => import('./filters/filter-drawer.tsx');

/** On a phone, where the filters are in a drawer. */
export function FilterButton(props: Omit<FilterFieldsProps, 'onChange'>) {
  const [isOpen, setOpen] = useState(false);
  const drawer = useLazyModule(loadDrawer, isOpen);
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
      {drawer && <drawer.FilterDrawer {...props} isOpen={isOpen} onClose={() => setOpen(false)} />}
    </>
  );
}
