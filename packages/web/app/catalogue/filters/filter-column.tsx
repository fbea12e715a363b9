import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import type { Early } from '#web/ui/lazy-until-touched.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/filters';
import { productListPath, readProductQuery } from '../product-list-query.ts';
import { useShowList } from '../use-show-list.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

/** The form that the sorting belongs to, too. */
export const filterForm = 'filters';

type FilterColumnProps = Omit<FilterFieldsProps, 'onChange'> & Early;

/**
 * The filters beside the list, each applied as it changes. Without scripts it is a form that the
 * browser sends by itself, on a phone, too; what was chosen in it before its scripts were there is
 * applied once they are.
 */
export function FilterColumn({ query, counts, categories, early }: FilterColumnProps) {
  const [chosen, change] = useChosen(query);

  const applyEarly = useEffectEvent((fields: FormData) => {
    const params = new URLSearchParams([...fields].map(([name, text]) => [name, String(text)]));
    const early = readProductQuery(params);
    if (productListPath(early) !== productListPath({ ...query, page: 1 })) change(early);
  });
  useEffect(() => {
    if (early) applyEarly(early);
  }, [early]);

  return (
    <form
      id={filterForm}
      autoComplete="off"
      aria-label={catalogueWords.filters}
      onSubmit={(event) => event.preventDefault()}
    >
      {query.search && <input type="hidden" name="search" value={query.search} />}
      <FilterFields query={chosen} counts={counts} categories={categories} onChange={change} />
      <div className="mt-4 hidden noscript:block">
        <Button type="submit" variant="secondary" className="w-full">
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

/** What differs, so that it can be laid over what the address asks for by now. */
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
