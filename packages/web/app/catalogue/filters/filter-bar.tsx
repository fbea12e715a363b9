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
    <label className="flex min-w-0 flex-1 items-center gap-2 sm:flex-none">
      <span className="shrink-0 text-ink-soft max-sm:sr-only">{words.sortBy}</span>
      <select
        name="sort"
        form={filterForm}
        autoComplete="off"
        value={chosen.sort ?? (query.search ? best : own)}
        onChange={({ target }) =>
          change({ ...query, page: 1, sort: chooseSort(target.value, query.search) })
        }
        className={fieldLooks}
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

/** What was chosen, each with a press taken away. */
export function ChosenFilters({ query }: FilterBarProps) {
  const chosen = chosenValues(query);
  if (chosen.length === 0) return null;
  return (
    <ul aria-label={words.chosen} className="mb-4 flex flex-wrap gap-2">
      {chosen.map(({ text, without }) => (
        <li key={text}>
          <ListButton
            query={without}
            size="sm"
            variant="secondary"
            aria-label={fill(words.removeFilter, { value: text })}
          >
            {text}
            <CloseIcon className="size-4" />
          </ListButton>
        </li>
      ))}
      <li>
        <ListButton query={withoutFilters(query)} size="sm" variant="quiet">
          {words.clearFilters}
        </ListButton>
      </li>
    </ul>
  );
}
