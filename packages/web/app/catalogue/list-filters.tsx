import type { ComponentProps, ComponentType } from 'react';
import { type Early, lazyUntilTouched } from '#web/ui/lazy-until-touched.tsx';

const loadParts = async () => (await import('./late-parts.tsx')).lateParts;
type Parts = Awaited<ReturnType<typeof loadParts>>;

type PropsOf<Name extends keyof Parts> = Omit<ComponentProps<Parts[Name]>, keyof Early>;

const lazyPart = <Name extends keyof Parts>(name: Name) =>
  lazyUntilTouched(
    async () => (await loadParts())[name] as unknown as ComponentType<PropsOf<Name> & Early>,
  );

export const CategoryRow = lazyPart('CategoryRow');
export const ChosenFilters = lazyPart('ChosenFilters');
export const FilterButton = lazyPart('FilterButton');
export const FilterColumn = lazyPart('FilterColumn');
export const ListCount = lazyPart('ListCount');
export const ListPages = lazyPart('ListPages');
export const NoProducts = lazyPart('NoProducts');
export const SearchNotes = lazyPart('SearchNotes');
export const SortSelect = lazyPart('SortSelect');
