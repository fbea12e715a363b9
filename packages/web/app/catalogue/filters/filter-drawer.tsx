import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill, plural } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRead } from '#web/api/use-read.ts';
import { Button } from '#web/ui/button.tsx';
import { Drawer } from '#web/ui/overlays/drawer.tsx';
import { PressForm } from '#web/ui/press-form.tsx';
import * as catalogueWords from '#words/catalogue';
import * as words from '#words/catalogue/filters';
import { countChosen, listInput } from '../product-list-query.ts';
import { useShowList } from '../use-show-list.ts';
import { withoutFilters } from './chosen-values.ts';
import { FilterFields, type FilterFieldsProps } from './filter-fields.tsx';

type FilterButtonProps = Omit<FilterFieldsProps, 'onChange' | 'counts'> & {
  /** Undefined until the list has answered. */
  counts: FilterFieldsProps['counts'] | undefined;
};

/** On a phone, where the filters are in a drawer and applied all at once. */
export function FilterButton(props: FilterButtonProps) {
  const { query } = props;
  const show = useShowList();
  const [draft, setDraft] = useState<ProductQuery>();
  const close = () => setDraft(undefined);
  const count = countChosen(query);
  // The text that is still waiting to be searched for counts in its numbers when it opens.
  const shown = draft ? { ...draft, search: query.search } : query;
  return (
    <>
      <PressForm action={() => setDraft(query)}>
        <Button type="submit" variant="secondary" className="px-3 lg:hidden" aria-haspopup="dialog">
          {count > 0 ? fill(catalogueWords.filterCount, { count }) : catalogueWords.filters}
        </Button>
      </PressForm>
      <Drawer
        isOpen={draft !== undefined}
        onClose={close}
        title={catalogueWords.filters}
        closeLabel={words.close}
        footer={
          <DrawerFoot
            draft={shown}
            onClear={() => setDraft(withoutFilters(shown))}
            onShow={() => {
              close();
              show(({ search }) => ({ ...shown, search }));
            }}
          />
        }
      >
        <DraftFields {...props} query={shown} onChange={setDraft} />
      </Drawer>
    </>
  );
}

/** Uses the same read as the list to which the draft leads. */
const useDraft = (draft: ProductQuery) =>
  useRead(
    'listProducts',
    { body: listInput({ ...draft, page: 1 }) },
    { placeholderData: keepPreviousData, toast: false },
  );

type DraftFieldsProps = FilterButtonProps & Pick<FilterFieldsProps, 'onChange'>;

function DraftFields(props: DraftFieldsProps) {
  const { data } = useDraft(props.query);
  const counts = data?.facets ?? props.counts;
  return (
    <form
      aria-label={catalogueWords.filters}
      className="-mt-4"
      onSubmit={(event) => event.preventDefault()}
    >
      {counts && <FilterFields {...props} counts={counts} />}
    </form>
  );
}

type DrawerFootProps = { draft: ProductQuery; onClear: () => void; onShow: () => void };

function DrawerFoot({ draft, onClear, onShow }: DrawerFootProps) {
  const { data, isPlaceholderData } = useDraft(draft);
  // The number of another choice would be a promise that a press does not keep.
  const count = isPlaceholderData ? undefined : data?.totalCount;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="secondary" onClick={onClear}>
        {words.clearAll}
      </Button>
      <Button className="figures flex-auto" onClick={onShow}>
        {count === undefined ? words.showProducts : fill(plural(words.show, count), { count })}
      </Button>
    </div>
  );
}
