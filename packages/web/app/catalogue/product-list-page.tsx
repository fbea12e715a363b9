import type { Category } from '@mathappu/contract/catalogue/categories';
import type { ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { useSearchParams } from 'react-router';
import { serverCallContext } from '#web/api/server-call.ts';
import { OpenCartButton } from '#web/cart/open-cart-button.tsx';
import { describePage, usePageTitle } from '#web/document/page-meta.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useSearchInAddress } from '#web/lists/use-search-in-address.ts';
import { useNavigateHere } from '#web/navigation/use-navigate-here.ts';
import { PageHeading } from '#web/ui/page-heading.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import type { Route } from './+types/product-list-page';
import { CategoryRow } from './category-row.tsx';
import { ListCount } from './list-count.tsx';
import { loadOrStatus } from './load-or-status.ts';
import { loadProductList } from './load-product-list.ts';
import { NoProducts } from './no-products.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { productListPath, readProductQuery } from './product-list-query.ts';
import { ProductSearch } from './product-search.tsx';
import { SearchNotes } from './search-notes.tsx';
import { langOfName, leadingName } from './two-names.tsx';
import { useProductList } from './use-product-list.ts';

export const meta: Route.MetaFunction = (page) => {
  const query = readProductQuery(new URLSearchParams(page.location.search));
  const { categories, notice, description = words.description } = page.loaderData ?? {};
  return describePage(page, {
    title: titleOf(
      query,
      categories?.data.find(({ slug }) => slug === query.category),
    ),
    description,
    canonicalPath: productListPath(query),
    isPrivate: query.search !== '' || notice !== undefined,
  });
};

function titleOf({ page, search }: ProductQuery, category?: Pick<Category, 'name' | 'nameTa'>) {
  const title = search
    ? fill(words.found, { search })
    : category
      ? fill(category.nameTa ? words.bothNames : '{name}', category)
      : words.products;
  return page > 1 ? fill(words.titleOfPage, { title, page }) : title;
}

export const loader = ({ context, url }: Route.LoaderArgs) =>
  loadOrStatus(loadProductList(context.get(serverCallContext), readProductQuery(url.searchParams)));
export const clientLoader = () => null;

const loadCartBar = () => import('#web/cart/cart-bar.tsx');

export default function ProductListPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  const query = readProductQuery(params);
  const navigate = useNavigateHere();
  const { module: bar } = useLoadedModule(loadCartBar, false);
  const search = useSearchInAddress({
    current: query.search,
    delayMs: 500,
    onSearch: (search, options) =>
      navigate(productListPath({ ...query, page: 1, search }), {
        ...options,
        preventScrollReset: true,
      }),
  });
  const { read, categories, category, notice } = useProductList(query, loaderData);
  usePageTitle(titleOf(query, category));

  return (
    <div className="page-column py-8 md:py-10">
      <PageHeading
        title={
          category ? (
            <span lang={langOfName(category)}>{leadingName(category)}</span>
          ) : (
            words.products
          )
        }
        actions={<OpenCartButton />}
      />
      <ProductSearch search={search} applied={query.search}>
        {query.category && <input type="hidden" name="category" value={query.category} />}
      </ProductSearch>
      <CategoryRow categories={categories} query={query} />
      {notice && <p className="mt-4">{notice}</p>}
      <ListCount
        query={query}
        category={category && leadingName(category)}
        totalCount={read.isPlaceholderData ? undefined : read.data?.totalCount}
        hasFailed={read.isError && read.data === undefined}
      />
      <ReadStates read={read} failureText={words.notLoaded} skeleton={<ProductGridSkeleton />}>
        {({ data: products, totalCount, totalPages, correctedTo, missingWords, ...answer }) => (
          <>
            {products.length > 0 ? (
              <>
                <SearchNotes correctedTo={correctedTo} missingWords={missingWords} />
                <ProductGrid products={products} isOutdated={read.isPlaceholderData} />
              </>
            ) : (
              <NoProducts
                query={query}
                category={category && leadingName(category)}
                totalCount={totalCount}
                onClear={search.clear}
                nearest={answer.nearest}
                nearestAre={answer.nearestAre}
              />
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
