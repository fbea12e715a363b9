import { fill } from '@mathappu/contract/words';
import { type ProductListQuery, productListPath } from '#web/document/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/navigation-icons.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';

type NoProductsProps = {
  query: ProductListQuery;
  /** The name of the category that was asked for. */
  category: string | undefined;
  totalCount: number;
  onClear: () => void;
};

export function NoProducts({ query, category, totalCount, onClear }: NoProductsProps) {
  const isEmptyCategory = category && !query.search && totalCount === 0;
  return (
    <EmptyState
      title={words.noneTitle}
      text={
        query.search && totalCount === 0
          ? fill(words.nothingMatches, { search: query.search })
          : isEmptyCategory
            ? fill(words.emptyCategory, { category })
            : words.emptyPage
      }
      icon={<SearchIcon className="size-8" />}
    >
      {query.search && <Button onClick={onClear}>{words.clearSearch}</Button>}
      {isEmptyCategory && <LinkButton to="/products">{words.allProducts}</LinkButton>}
      {totalCount > 0 && (
        <LinkButton to={productListPath({ ...query, page: 1 })} variant="secondary">
          {words.firstPage}
        </LinkButton>
      )}
    </EmptyState>
  );
}
