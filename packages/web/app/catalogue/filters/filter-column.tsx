import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/use-hydrated.ts';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/filters';
import { productListPath, readProductQuery } from '../product-list-query.ts';
import { useShowList } from '../use-show-list.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** The form that the sorting belongs to, too. */
export const filterForm = 'filters';

type FilterColumnProps = Omit<FilterFieldsProps, 'onChange'>;

/**
 * The filters beside the list, each applied as it changes. Without scripts it is a form that the
 * browser sends by itself, on a phone, too.
 */
export function FilterColumn({ query, counts, categories }: FilterColumnProps) {
  const [chosen, change] = useChosen(query);

  const form = useRef<HTMLFormElement>(null);
  const isHydrated = useHydrated();
  const [wasRendered] = useState(!isHydrated);

  const applyEarly = useEffectEvent(() => {
    if (!wasRendered || !form.current || ![...form.current.elements].some(isChanged)) return;
    const fields = [...new FormData(form.current)].map(([name, text]) => [name, String(text)]);
    const entered = readProductQuery(new URLSearchParams(fields));
    if (productListPath(entered) !== productListPath({ ...query, page: 1 })) change(entered);
  });
  // The values that were chosen before hydration.
  useEffect(() => applyEarly(), []);

  return (
    <form
      ref={form}
      id={filterForm}
      autoComplete="off"
      aria-label={catalogueWords.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      <FilterFields query={chosen} counts={counts} categories={categories} onChange={change} />
      {query.search && <input type="hidden" name="search" value={query.search} />}
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" variant="secondary" className="w-full">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

/** Whether a control is not as the server rendered it. */
function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  }
  if (!(control instanceof HTMLInputElement)) return false;
  const { checked, defaultChecked, value, defaultValue } = control;
  return checked !== defaultChecked || value !== defaultValue;
}

/** The differences, which are then applied to the present address. */
function changesOf(before: ProductQuery, after: ProductQuery): Partial<ProductQuery> {
  const names = Object.keys({ ...before, ...after }) as (keyof ProductQuery)[];
  const changed = names.filter((name) => after[name] !== before[name]);
  return Object.fromEntries(changed.map((name) => [name, after[name]]));
}

/** Optimistic: what was chosen shows before the address that it leads to. */
export function useChosen(query: ProductQuery) {
  const show = useShowList();
  const [chosen, setChosen] = useState(query);
  const [seen, setSeen] = useState(query);
  if (query !== seen) {
    setSeen(query);
    setChosen(query);
  }
  const change = (next: ProductQuery) => {
    setChosen(next);
    show((now) => ({ ...now, ...changesOf(chosen, next), page: 1 }));
  };
  return [chosen, change] as const;
}
