import { CategoryRow } from './category-row.tsx';
import { ChosenFilters, SortSelect } from './filters/filter-bar.tsx';
import { FilterColumn } from './filters/filter-column.tsx';
import { FilterButton } from './filters/filter-drawer.tsx';
import { ListCount } from './list-count.tsx';
import { ListPages } from './list-pages.tsx';
import { NoProducts } from './results/no-products.tsx';
import { SearchNotes } from './results/search-notes.tsx';

/** The parts of the list that work by themselves until they are touched, in one file of scripts. */
export const lateParts = {
  CategoryRow,
  ChosenFilters,
  FilterColumn,
  FilterButton,
  ListCount,
  ListPages,
  NoProducts,
  SearchNotes,
  SortSelect,
};
