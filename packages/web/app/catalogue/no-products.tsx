import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import type { Answer } from '#web/api/call.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';
import { ProductGrid } from './product-grid.tsx';
import { productListPath } from './product-list-query.ts';

type NoProductsProps = Pick<Answer<'listProducts'>, 'nearest' | 'nearestAre'> & {
  query: ProductQuery;
  /** The name of the category that was asked for. */
  category: string | undefined;
  totalCount: number;
  onClear: () => void;
};

export function NoProducts({
  query,
  category,
  totalCount,
  onClear,
  nearest = [],
  nearestAre,
}: NoProductsProps) {
  const isEmptyCategory = category && !query.search && totalCount === 0;
  return (
    <>
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
        {(isEmptyCategory || totalCount > 0) && (
          <LinkButton
            to={isEmptyCategory ? '/products' : productListPath({ ...query, page: 1 })}
            variant="secondary"
          >
            {isEmptyCategory ? words.allProducts : words.firstPage}
          </LinkButton>
        )}
      </EmptyState>
      {nearest.length > 0 && (
        <section>
          <h2 className="mb-4 text-xl">
            {nearestAre === 'similar' ? words.nearest : words.popular}
          </h2>
          <ProductGrid products={nearest} isInSection />
        </section>
      )}
    </>
  );
}
