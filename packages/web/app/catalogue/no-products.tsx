import { fill } from '@mathappu/contract/words';
import { useEffect } from 'react';
import type { Answer } from '#web/api/call.ts';
import { lateHydratedEvent } from '#web/document/hydrated-event.ts';
import { type ProductListQuery, productListPath } from '#web/document/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SearchIcon } from '#web/ui/images/search-icon.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import * as words from '#words/catalogue';
import { ProductGrid } from './product-grid.tsx';

export type NoProductsProps = Pick<Answer<'listProducts'>, 'nearest' | 'nearestAre'> & {
  query: ProductListQuery;
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
  useEffect(() => {
    window.dispatchEvent(new Event(lateHydratedEvent));
  }, []);
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
