import type { Category } from '@mathappu/contract/catalogue/categories';
import { addressOf, type ProductQuery } from '@mathappu/contract/catalogue/product-address';
import { fill } from '@mathappu/contract/words';
import { Fragment, lazy, Suspense, useMemo } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { serverCallContext, shopDetailsContext } from '#web/api/server-call.ts';
import { useCart } from '#web/cart/use-cart.ts';
import { SeasonLine } from '#web/frame/season-line.tsx';
import { describePage, usePageTitle } from '#web/head/page-meta.ts';
import { langOfName, leadingName } from '#web/language/names.ts';
import { ReadStates } from '#web/lists/read-states.tsx';
import { useSearchInAddress } from '#web/lists/use-search-in-address.ts';
import { priceListPath } from '#web/navigation/paths.ts';
import { wordDelivered } from '#web/shop-details/word-delivery.ts';
import { Loading } from '#web/ui/loading.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { useLoadedModule } from '#web/ui/use-lazy-module.ts';
import * as words from '#words/catalogue';
import * as frameWords from '#words/frame';
import type { Route } from './+types/product-list-page';
import { CategoryRow } from './category-row.tsx';
import { ChosenFilters, SortSelect } from './filters/filter-bar.tsx';
import { FilterColumn } from './filters/filter-column.tsx';
import { FilterButton } from './filters/filter-drawer.tsx';
import { ListCount } from './list-count.tsx';
import { loadOrStatus } from './load-or-status.ts';
import { type LoadedProductList, loadProductList } from './load-product-list.ts';
import { type LoadedPriceList, loadPriceList } from './price-list/load-price-list.ts';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import { countChosen, productListPath, readProductQuery } from './product-list-query.ts';
import { ProductSearch } from './product-search.tsx';
import { NoProducts } from './results/no-products.tsx';
import { SearchNotes } from './results/search-notes.tsx';
import { findCategory, useProductList } from './use-product-list.ts';
import { useShowList } from './use-show-list.ts';
import { LateViewed } from './viewed/late-viewed.tsx';

export const meta: Route.MetaFunction = (page) => {
  const query = readProductQuery(new URLSearchParams(page.location.search));
  // Only the server's page, which search engines read, has a description of its own.
  const { categories, notice, ...own } = page.loaderData ?? {};
  return describePage(page, {
    title: titleOf(query, findCategory(categories?.data ?? [], query.category)),
    description: words.products,
    canonicalPath: productListPath({ ...query, sort: undefined }),
    ...own,
    isPrivate: query.search !== '' || countChosen(query) > 0 || notice !== undefined,
  });
};

function titleOf({ page, search }: ProductQuery, category?: Pick<Category, 'name' | 'nameTa'>) {
  const title = search
    ? fill(words.found, { search })
    : category
      ? fill(hasTwoNames(category) ? words.bothNames : '{name}', category)
      : words.products;
  return page > 1 ? fill(words.titleOfPage, { title, page }) : title;
}

const hasTwoNames = ({ name, nameTa }: Pick<Category, 'name' | 'nameTa'>): boolean =>
  nameTa !== '' && nameTa !== name;

export function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(serverCallContext);
  const delivered = wordDelivered(context.get(shopDetailsContext));
  return loadOrStatus<Loaded>(
    isPriceList(url.searchParams)
      ? loadPriceList(call, delivered)
      : loadProductList(call, readProductQuery(url.searchParams), delivered),
  );
}
export const clientLoader = () => null;

const loadCartBar = () => import('#web/cart/cart-bar.tsx');

/** The data that the server has loaded for one of the two views. */
type Loaded = Partial<LoadedProductList & LoadedPriceList>;

const isPriceList = (params: URLSearchParams) => params.get('view') === 'list';

const PriceListPage = lazy(() => import('./price-list/price-list-page.tsx'));

export default function ProductsPage({ loaderData }: Route.ComponentProps) {
  const [params] = useSearchParams();
  return isPriceList(params) ? (
    <Suspense fallback={<Loading />}>
      <PriceListPage loaded={loaderData?.prices} />
    </Suspense>
  ) : (
    <ProductList loaded={loaderData} params={params} />
  );
}

/** In a component of its own: a change of the cart does not render the list anew. */
function LateCartBar() {
  const { count } = useCart();
  const { module } = useLoadedModule(loadCartBar, count > 0);
  return module && <module.CartBar />;
}

type ProductListProps = { loaded: Loaded | null | undefined; params: URLSearchParams };

function ProductList({ loaded, params }: ProductListProps) {
  const notice = loaded?.notice;
  const query = useMemo(() => {
    const asked = readProductQuery(params);
    // A category that is gone counts as not asked for.
    return notice ? { ...asked, category: undefined } : asked;
  }, [params, notice]);
  const show = useShowList();
  const search = useSearchInAddress({
    current: query.search,
    isRefining: useLocation().state?.isSearch === true,
    delayMs: 500,
    onSearch: (search, options) =>
      show((now) => ({ ...now, ...(notice && { category: undefined }), page: 1, search }), options),
  });
  const { read, shown, categories } = useProductList(query, loaded);
  const category = findCategory(categories, query.category);
  const shownCategory = findCategory(categories, shown.category);
  usePageTitle(titleOf(query, category));
  const counts = read.data?.facets;

  return (
    <div className="page-column pt-1.5 pb-8 md:pt-3 md:pb-10 lg:pt-5">
      <SeasonLine isSlim className="mb-1.5" />
      <ListHead query={query} shown={shown} search={search} read={read} categories={categories} />
      {notice && <p className="mb-3">{notice}</p>}
      <div className="gap-6 lg:grid lg:grid-cols-[13rem_minmax(0,1fr)]">
        <div
          id="products"
          tabIndex={-1}
          className="min-h-[75svh] scroll-mt-4 outline-none lg:col-start-2"
        >
          {/* It comes with its products, of which none moves then. */}
          <ChosenFilters query={shown} counts={counts} className="lg:hidden" />
          <ReadStates read={read} failureText={words.notLoaded} skeleton={<ProductGridSkeleton />}>
            {(answer) => (
              // Another list takes the place of the last one whole, so that nothing of it moves.
              <Fragment key={productListPath(shown)}>
                {answer.data.length > 0 ? (
                  <>
                    <SearchNotes
                      correctedTo={answer.correctedTo}
                      missingWords={answer.missingWords}
                    />
                    <ProductGrid products={answer.data} isOutdated={read.isPlaceholderData} />
                  </>
                ) : (
                  <NoProducts
                    query={shown}
                    answer={answer}
                    category={shownCategory}
                    categories={categories}
                  />
                )}
                <ListPages query={query} totalPages={answer.totalPages} />
              </Fragment>
            )}
          </ReadStates>
        </div>
        {/* After the products, so that few steps of the keyboard lead to them. */}
        <div className="hidden lg:col-start-1 lg:row-start-1 lg:block noscript:block">
          {counts && <FilterColumn query={query} counts={counts} categories={categories} />}
        </div>
      </div>
      {query.page === 1 && <LateViewed />}
      <LateCartBar />
    </div>
  );
}

type ListHeadProps = Pick<ReturnType<typeof useProductList>, 'read' | 'shown' | 'categories'> & {
  query: ProductQuery;
  search: ReturnType<typeof useSearchInAddress>;
};

/** The name of the list, its search, filters and orders, and how many products it has. */
function ListHead({ query, shown, search, read, categories }: ListHeadProps) {
  const category = findCategory(categories, query.category);
  const shownCategory = findCategory(categories, shown.category);
  const counts = read.data?.facets;
  return (
    <div className="flex flex-wrap items-center gap-x-2 md:gap-x-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,2fr)_minmax(0,1fr)] xl:grid-cols-[minmax(0,1fr)_minmax(0,2.4fr)_18rem]">
      <h1 className="text-2xl max-md:sr-only">
        {category ? (
          <span lang={langOfName(category)}>{leadingName(category)}</span>
        ) : (
          words.products
        )}
      </h1>
      <ProductSearch search={search} applied={query.search}>
        {addressOf({ ...query, page: 1, search: '' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
      </ProductSearch>
      <FilterButton query={query} counts={counts} categories={categories} />
      {/* Where a search finds nothing, a category leads out of it. */}
      <CategoryRow
        categories={categories}
        query={read.data?.nearest ? { ...query, search: '' } : query}
      />
      <ListCount
        query={shown}
        category={shownCategory && leadingName(shownCategory)}
        totalCount={read.data?.totalCount}
        hasFailed={read.isError && read.data === undefined}
      />
      <SortSelect query={query} />
      <Link
        to={priceListPath}
        className="link ml-auto inline-flex min-h-11 items-center text-sm lg:col-start-3 lg:row-start-2 lg:justify-self-end lg:text-base"
      >
        {frameWords.priceList}
      </Link>
      <ChosenFilters
        query={query}
        counts={counts}
        className="max-lg:hidden lg:col-start-2 lg:row-start-2 lg:mx-0 lg:px-1"
      />
    </div>
  );
}

type ListPagesProps = { query: ProductQuery; totalPages: number };

const ListPages = ({ query, totalPages }: ListPagesProps) => (
  <Pagination
    label={words.pages}
    className="mt-8"
    page={query.page}
    totalPages={totalPages}
    hrefFor={(page) => productListPath({ ...query, page })}
  />
);
