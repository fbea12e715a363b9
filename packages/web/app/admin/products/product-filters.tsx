import { lowStock, maxSearchLength, otherCategory } from '@mathappu/contract/limits';
import type { Total } from '@mathappu/contract/paging';
import { fill } from '@mathappu/contract/words';
import { useState } from 'react';
import { trimSearch } from '#web/lists/list-address.ts';
import { FilterSelect } from '#web/lists/list-head.tsx';
import { ListTotal } from '#web/lists/list-total.tsx';
import type { ListAddress } from '#web/lists/use-list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import * as words from '#words/admin/products';
import {
  type listingFilters,
  readCategory,
  readListing,
  readSort,
  readStock,
  sortOptions,
  type stockFilters,
} from './products-query.ts';
import type { CategoryOption } from './use-category-options.ts';

type StockFilter = (typeof stockFilters)[number];

const stockOptions: { value: StockFilter; label: string }[] = [
  { value: 'low', label: fill(words.runningOut, { count: lowStock }) },
];

type ListingFilter = (typeof listingFilters)[number];

const listingOptions: { value: ListingFilter; label: string }[] = [
  { value: 'unlisted', label: words.notInShop },
  { value: 'passport', label: words.withoutPassport },
];

type ProductFiltersProps = {
  address: ListAddress;
  categories: readonly CategoryOption[] | undefined;
  total: Total | undefined;
};

export function ProductFilters({ address, categories = [], total }: ProductFiltersProps) {
  const { params, search, filter } = address;
  return (
    <div className="mb-4 space-y-3">
      <div className="grid gap-3">
        <ProductSearch search={search} onSearch={(text) => filter({ search: text })} />
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
          <FilterSelect
            label={words.stock}
            placeholder={words.anyStock}
            options={stockOptions}
            value={readStock(params)}
            onChange={(value) => filter({ stock: value })}
            className=""
          />
          <FilterSelect
            label={words.listing}
            placeholder={words.listing}
            options={listingOptions}
            value={readListing(params)}
            onChange={(value) => filter({ listing: value })}
            className=""
          />
          <FilterSelect
            label={words.category}
            placeholder={words.anyCategory}
            options={[
              ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
              { value: otherCategory, label: words.withoutCategory },
            ]}
            value={readCategory(params)}
            onChange={(value) => filter({ category: value })}
            className=""
          />
          <FilterSelect
            label={words.sort}
            placeholder={search ? words.bestMatchFirst : words.newestFirst}
            options={sortOptions}
            value={readSort(params)}
            onChange={(value) => filter({ sort: value })}
            className=""
          />
        </div>
      </div>
      <ListTotal total={total} counted={words.counted} />
    </div>
  );
}

type ProductSearchProps = { search: string; onSearch: (search: string) => void };

function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);

  // When the address is changed by anything but this box, such as Back, the box follows it.
  if (search !== seen) {
    setSeen(search);
    setText(search);
  }

  return (
    <SearchBox
      label={words.search}
      name="search"
      placeholder={words.searchHint}
      maxLength={maxSearchLength}
      value={text}
      onValueChange={setText}
      onSearch={() => onSearch(trimSearch(text))}
      className="min-w-0 flex-1 basis-2xs"
    >
      <Button type="submit" variant="secondary">
        {words.find}
      </Button>
    </SearchBox>
  );
}
