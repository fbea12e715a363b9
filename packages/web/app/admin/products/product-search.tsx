import { useState } from 'react';
import { trimSearch } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { SearchBox } from '#web/ui/fields/search-box.tsx';

type ProductSearchProps = { search: string; onSearch: (search: string) => void };

export function ProductSearch({ search, onSearch }: ProductSearchProps) {
  const [text, setText] = useState(search);
  const [seen, setSeen] = useState(search);

  // The address changed by something else than this box, such as Back: the box follows.
  if (search !== seen) {
    setSeen(search);
    setText(search);
  }

  return (
    <SearchBox
      label="Search products"
      name="search"
      placeholder="Search products..."
      value={text}
      onValueChange={setText}
      onSearch={() => onSearch(trimSearch(text))}
      className="min-w-0 flex-1 basis-2xs"
    >
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </SearchBox>
  );
}
