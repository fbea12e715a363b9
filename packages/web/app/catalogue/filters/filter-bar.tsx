import type { FacetCounts } from '@mathappu/contract/catalogue/facet-input';
import { type CustomerSort, chooseSort, productSorts } from '@mathappu/contract/catalogue/facets';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { fieldLooks } from '#web/ui/fields/field-looks.ts';
import { CloseIcon } from '#web/ui/images/navigation-icons.tsx';
import * as words from '#words/catalogue/filters';
import { ListButton } from '../list-button.tsx';
import { chosenValues, withoutFilters } from './chosen-values.ts';
import { sortTexts } from './facet-texts.ts';
import { filterForm, useChosen } from './filter-column.tsx';

type FilterBarProps = { query: ProductQuery };

/** In which order the products are. */
export function SortSelect({ query }: FilterBarProps) {
  const [chosen, change] = useChosen(query);
  const [best, own] = productSorts;
  const shown = productSorts.filter((sort) => query.search || sort !== best);
  return (
    <label className="flex min-w-0 items-center gap-2 max-md:w-0 max-md:flex-1 lg:col-start-3 lg:row-start-1 lg:justify-self-end">
      <span className="shrink-0 text-ink-soft max-lg:sr-only">{words.sortBy}</span>
      <select
        name="sort"
        form={filterForm}
        autoComplete="off"
        value={chosen.sort ?? (query.search ? best : own)}
        onChange={({ target }) =>
          change({ ...query, page: 1, sort: chooseSort(target.value, query.search) })
        }
        className={`${fieldLooks} max-lg:border-transparent max-lg:bg-transparent max-lg:px-0 max-lg:text-sm`}
      >
        {shown.map((sort: CustomerSort) => (
          <option key={sort} value={sort}>
            {sortTexts[sort]}
          </option>
        ))}
      </select>
    </label>
  );
}

type ChosenFiltersProps = FilterBarProps & { counts: FacetCounts | undefined; className: string };

/** The chosen values, each a button that removes it. */
export function ChosenFilters({ query, counts, className }: ChosenFiltersProps) {
  const chosen = chosenValues(query, counts);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className={`category-row w-full ${className}`}>
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <ListButton
            query={without}
            looks="category-link"
            aria-label={fill(words.removeFilter, { value: text })}
          >
            <span className="inline-flex items-center gap-1.5">
              {text}
              <CloseIcon className="size-4" />
            </span>
          </ListButton>
        </li>
      ))}
      <li>
        <ListButton
          query={withoutFilters(query)}
          looks="link inline-flex min-h-11 items-center px-1.5 text-sm whitespace-nowrap"
        >
          {words.clearFilters}
        </ListButton>
      </li>
    </ul>
  );
}
