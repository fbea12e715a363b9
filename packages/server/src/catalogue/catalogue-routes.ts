import type { ProductSort } from '@mathappu/contract/catalogue';
import * as calls from '@mathappu/contract/catalogue';
import { type ChosenFacets, chooseSort, facetNames } from '@mathappu/contract/catalogue/facets';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { listProductsByIds } from '@mathappu/contract/catalogue/product-finders';
import type { Paging } from '@mathappu/contract/paging';
import { hasGrant } from '@mathappu/contract/staff/grants';
import type { Language } from '@mathappu/contract/words';
import * as done from '@mathappu/contract/words/done';
import * as input from '@mathappu/contract/words/input';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import type { Catalogue } from './catalogue.ts';
import { answerNames, categoriesOf, findBySlug } from './categories/show-categories.ts';
import { hasFacets } from './facets/facet-filters.ts';
import { listProducts } from './list-products.ts';
import { showPriceList } from './price-list/show-price-list.ts';
import { openSearchedTerms } from './search/searched-terms.ts';
import {
  getListedProduct,
  getListedProducts,
  getProductToAdmin,
  listProductsToAdmin,
  listRelated,
} from './show-products.ts';

/** Customers are answered from the catalogue in memory. Admins see drafts, too, as the database has them. */
export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const searchedTerms = openSearchedTerms(shop);
  app.addHook('onClose', () => searchedTerms.flush());
  const list = async (listing: AskedFor, { caller, request, language }: ListCall) => {
    const { page, limit, search, withFacets = false } = listing;
    if (search) await shop.limits.use('search', request.ip);
    const catalogue = await shop.catalogue.current();
    const category =
      listing.category === undefined ? undefined : findCategory(catalogue, listing.category);
    const filters = { categoryId: category === null ? null : category?.id, ...choicesIn(listing) };
    const listed = { page, limit, search, filters, withFacets };
    const answer = {
      message: done.products as typeof done.products,
      category: category && answerNames(category),
    };
    const makeForAdmin = async () => {
      const asked = { ...listed, sort: listing.sort };
      return { ...answer, ...(await listProductsToAdmin(shop, asked, listing, language)) };
    };
    const make = async () => {
      const sort = chooseSort(listing.sort, search) ?? 'newest';
      const { searchFound, ...found } = listProducts(catalogue, { ...listed, sort });
      // A filter or an order of products already found is not another search.
      const isLookingOn = hasFacets(filters) || sort !== 'newest';
      if (searchFound !== undefined && page === 1 && !(isLookingOn && searchFound > 0))
        searchedTerms.count(search, searchFound);
      return { ...answer, ...found };
    };
    return canSeeDrafts(caller, listing.view) ? makeForAdmin() : { make };
  };
  handle(app, calls.listProducts, (call) => list(call.body, call));
  handle(app, calls.listProductsByQuery, (call) => list(call.query, call));

  const get = async (productId: string, { caller, language }: GetCall, view?: View) => {
    const message = done.product as typeof done.product;
    if (canSeeDrafts(caller, view))
      return { message, data: await getProductToAdmin(shop.db, productId, language) };
    const catalogue = await shop.catalogue.current();
    return { make: async () => ({ message, data: getListedProduct(catalogue, productId) }) };
  };
  handle(app, calls.getProduct, (call) => get(call.params.productId, call, call.query.view));
  handle(app, calls.getProductByQuery, (call) => get(call.params.productId, call));
  handle(app, calls.listRelated, ({ params: { productId } }) => ({
    make: async () => ({
      message: done.products as typeof done.products,
      data: listRelated(await shop.catalogue.current(), productId),
    }),
  }));
  handle(app, getPriceList, () => ({
    make: async () => ({
      message: done.products as typeof done.products,
      data: showPriceList(await shop.catalogue.current()),
    }),
  }));
  handle(app, listProductsByIds, async ({ body }) => ({
    message: done.products,
    data: await getListedProducts(shop.db, body.ids),
  }));
}

/** @throws AppError invalidInput for a slug that no category ever had */
function findCategory(catalogue: Catalogue, slug: string) {
  const category = findBySlug(categoriesOf(catalogue), slug);
  if (category !== undefined) return category;
  throw new AppError('invalidInput', {}, { field: 'category', problem: input.categoryUnknown });
}

type View = 'all' | 'shop';

type AskedFor = Paging &
  ChosenFacets & {
    search: string;
    sort: ProductSort;
    category?: string;
    isRunningOut?: boolean;
    isUnlisted?: boolean;
    lacksPassport?: boolean;
    view?: View;
    withFacets?: boolean;
  };

const choicesIn = (listing: ChosenFacets): ChosenFacets =>
  Object.fromEntries(
    [...facetNames, 'maker' as const, 'price' as const].map((name) => [name, listing[name]]),
  );

type GetCall = Pick<ListCall, 'caller' | 'language'>;

type ListCall = {
  caller: Caller | undefined;
  request: FastifyRequest;
  language: Language;
};

const canSeeDrafts = (caller: Caller | undefined, view: View = 'all') =>
  view === 'all' && caller !== undefined && hasGrant(caller.grants, 'read_products');
