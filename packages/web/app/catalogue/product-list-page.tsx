import { listProducts } from '@mathappu/contract/catalogue';
import { maxSearchLength, productPageSize } from '@mathappu/contract/limits';
import { fill } from '@mathappu/contract/words';
import { keepPreviousData } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { serverCallContext } from '#web/api/server-call.ts';
import { useRead } from '#web/api/use-read.ts';
import { OpenCartButton } from '#web/cart/open-cart-button.tsx';
import { describePage } from '#web/document/page-meta.ts';
import { productListPath } from '#web/document/paths.ts';
import { type ListQuery, readListQuery } from '#web/lists/list-address.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useSearchInAddress } from '#web/lists/use-search-in-address.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { SearchBox } from '#web/ui/fields/search-box.tsx';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import type { Route } from './+types/product-list-page';
import { ListCount } from './list-count.tsx';
import { loadOrStatus } from './load-or-status.ts';
import { NoProducts } from './no-products.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';

export const meta: Route.MetaFunction = (page) => {
  const query = readListQuery(new URLSearchParams(page.location.search));
  return describePage(page, {
    title: titleOf(query),
    description: words.description,
    canonicalPath: productListPath(query),
    isPrivate: query.search !== '',
  });
};

function titleOf({ page, search }: ListQuery): string {
  const title = search ? fill(words.found, { search }) : words.products;
  return page > 1 ? fill(words.titleOfPage, { title, page }) : title;
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrStatus(
    context.get(serverCallContext)(listProducts, { body: readListQuery(url.searchParams) }),
  );
export const clientLoader = () => null;

const loadCartBar = () => import('#web/cart/cart-bar.tsx');

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const query = readListQuery(params);
  const navigate = useNavigateHere();
  const { module: bar } = useLoadedModule(loadCartBar, false);
  const search = useSearchInAddress({
    current: query.search,
    delayMs: 500,
    onSearch: (search, options) =>
      navigate(productListPath({ page: 1, search }), { ...options, preventScrollReset: true }),
  });
  const read = useRead(
    'listProducts',
    { body: { ...query, limit: productPageSize, view: 'shop' } },
    { initial: loaderData, placeholderData: keepPreviousData },
  );

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading title={words.products} actions={<OpenCartButton />} />
      <SearchBox
        label={words.search}
        name="search"
        action={productListPath({ page: 1, search: '' })}
        placeholder={words.search}
        maxLength={maxSearchLength}
        value={search.text}
        onValueChange={search.setText}
        onSearch={search.applyNow}
        className="max-w-lg"
      />
      <ListCount
        query={query}
        totalCount={read.isPlaceholderData ? undefined : read.data?.totalCount}
        hasFailed={read.isError && read.data === undefined}
      />
      <ReadStates read={read} failureText={words.notLoaded} skeleton={<ProductGridSkeleton />}>
        {({ data: products, totalCount, totalPages }) => (
          <>
            {products.length > 0 ? (
              <ProductGrid products={products} isOutdated={read.isPlaceholderData} />
            ) : (
              <NoProducts query={query} totalCount={totalCount} onClear={search.clear} />
            )}
            <Pagination
              label={words.pages}
              className="mt-8"
              page={query.page}
              totalPages={totalPages}
              hrefFor={(page) => productListPath({ ...query, page })}
            />
          </>
        )}
      </ReadStates>
      {bar && <bar.CartBar />}
    </div>
  );
}
