import { fill } from '@mathappu/contract/words';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { lazyUntilTouched, type Place } from '#web/ui/lazy-until-touched.tsx';
import { useLazyModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import type { FilterFieldsProps } from './filters/filter-fields.tsx';
import { countChosen } from './product-list-query.ts';

const loadParts = async () => (await import('./late-parts.tsx')).lateParts;
type Parts = Awaited<ReturnType<typeof loadParts>>;

type PropsOf<Name extends keyof Parts> = Omit<ComponentProps<Parts[Name]>, keyof Place>;

const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazyUntilTouched(
    async () => (await loadParts())[name] as unknown as ComponentType<PropsOf<Name> & Place>,
  );

/** Links and forms work by themselves before their scripts are there. */
export const CategoryRow = lazyPart('CategoryRow');
export const ChosenFilters = lazyPart('ChosenFilters');
export const FilterColumn = lazyPart('FilterColumn');
export const ListPages = lazyPart('ListPages');
export const NoProducts = lazyPart('NoProducts');
export const SearchNotes = lazyPart('SearchNotes');
export const SortSelect = lazyPart('SortSelect');

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
