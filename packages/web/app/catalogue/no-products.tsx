import { fill } from '@mathappu/contract/words';
import { productListPath } from '#web/document/paths.ts';
import type { ListQuery } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';

type NoProductsProps = { query: ListQuery; totalCount: number; onClear: () => void };

export function NoProducts({ query, totalCount, onClear }: NoProductsProps) {
  return (
    <EmptyState
      title={words.noneTitle}
      text={
        query.search && totalCount === 0
          ? fill(words.nothingMatches, { search: query.search })
          : words.emptyPage
      }
      icon={<SearchIcon className="size-8" />}
    >
      {query.search && <Button onClick={onClear}>{words.clearSearch}</Button>}
      {totalCount > 0 && (
        <LinkButton to={productListPath({ ...query, page: 1 })} variant="secondary">
          {words.firstPage}
        </LinkButton>
      )}
    </EmptyState>
  );
}
