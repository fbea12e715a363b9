import { productListPath } from '#web/document/paths.ts';
import type { ListQuery } from '#web/lists/list-address.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

type NoProductsProps = { query: ListQuery; totalCount: number; onClear: () => void };

export function NoProducts({ query, totalCount, onClear }: NoProductsProps) {
  return (
    <EmptyState
      title="No products found"
      text={
        query.search && totalCount === 0
          ? `Nothing matches “${query.search}”. A shorter word may find more.`
          : 'There is nothing on this page.'
      }
      icon={<SearchIcon className="size-8" />}
    >
      {query.search && <Button onClick={onClear}>Clear search</Button>}
      {totalCount > 0 && (
        <LinkButton to={productListPath({ ...query, page: 1 })} variant="secondary">
          First page
        </LinkButton>
      )}
    </EmptyState>
  );
}
