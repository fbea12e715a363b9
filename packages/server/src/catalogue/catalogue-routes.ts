import type { ProductSort } from '@mathappu/contract/catalogue';
import * as calls from '@mathappu/contract/catalogue';
import { type ChosenFacets, chooseSort, facetNames } from '@mathappu/contract/catalogue/facets';
import { getPriceList } from '@mathappu/contract/catalogue/price-list';
import { listProductsByIds } from '@mathappu/contract/catalogue/product-finders';
import type { Paging } from '@mathappu/contract/paging';
import { toShopDay } from '@mathappu/contract/shop-time';
import type { Language } from '@mathappu/contract/words';
import * as done from '@mathappu/contract/words/done';
import * as input from '@mathappu/contract/words/input';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { answerNames, findBySlug, readCategories } from './categories/show-categories.ts';
import { hasFacets } from './facets/facet-conditions.ts';
import { showPriceList } from './price-list/show-price-list.ts';
import { openSearchedTerms } from './search/searched-terms.ts';
import { getListedProducts, getProduct, listProducts, listRelated } from './show-products.ts';

/** Answers for customers are cached; answers for admins are not. */
export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const kept = { db: shop.cachedReads, cache: shop.cache };
  const searchedTerms = openSearchedTerms(shop);
  app.addHook('onClose', () => searchedTerms.flush());
  const list = async (listing: AskedFor, { caller, request, reply, language }: ListCall) => {
    const { page, limit, search, withFacets = false } = listing;
    if (search) await shop.limits.use('search', request.ip);
    const seesDrafts = canSeeDrafts(caller, listing.view);
    const category =
      listing.category === undefined ? undefined : await findCategory(listing.category);
    const scope = {
      seesDrafts,
      isRunningOut: seesDrafts && listing.isRunningOut,
      isUnlisted: seesDrafts && listing.isUnlisted,
      lacksPassport: seesDrafts && listing.lacksPassport,
    };
    const sort = seesDrafts ? listing.sort : (chooseSort(listing.sort, search) ?? 'newest');
    const filters = { categoryId: category === null ? null : category?.id, ...choicesIn(listing) };
    const make = async () => {
      const listed = { page, limit, search, sort, filters, withFacets, language };
      const { searchFound, ...found } = await listProducts(seesDrafts ? shop : kept, listed, scope);
      if (isCounted && searchFound !== undefined) searchedTerms.note(search, searchFound);
      return {
        message: done.products as typeof done.products,
        ...found,
        category: category && answerNames(category),
      };
    };
    const isCounted = !seesDrafts && search !== '' && page === 1;
    // Filters and orders look on in what one search has found; in nothing there is nothing to look on.
    const isLookingOn = hasFacets(filters) || sort !== 'newest';
    if (isCounted) {
      reply.raw.once('finish', () => searchedTerms.count(search, { onlyIfEmpty: isLookingOn }));
    }
    if (seesDrafts) return make();
    const listed = [page, limit, sort, withFacets, filters, search];
    return {
      key: `products ${JSON.stringify(listed)}`,
      make,
    };
  };
  const findCategory = async (slug: string) => {
    const category = findBySlug(await readCategories(kept), slug);
    if (category !== undefined) return category;
    throw new AppError('invalidInput', {}, { field: 'category', problem: input.categoryUnknown });
  };
  handle(app, calls.listProducts, (call) => list(call.body, call));
  handle(app, calls.listProductsByQuery, (call) => list(call.query, call));

  const get = (productId: string, { caller, language }: GetCall, view?: View) => {
    const seesDrafts = canSeeDrafts(caller, view);
    const make = async () => {
      const db = seesDrafts ? shop.db : kept.db;
      const data = await getProduct(db, productId, { seesDrafts, language });
      return { message: done.product as typeof done.product, data };
    };
    return seesDrafts ? make() : { key: `product ${productId}`, make };
  };
  handle(app, calls.getProduct, (call) => get(call.params.productId, call, call.query.view));
  handle(app, calls.getProductByQuery, (call) => get(call.params.productId, call));
  handle(app, calls.listRelated, ({ params: { productId } }) => ({
    key: `related ${productId}`,
    make: async () => ({
      message: done.products as typeof done.products,
      data: await listRelated(kept.db, productId),
    }),
  }));
  handle(app, getPriceList, () => ({
    key: `price-list ${toShopDay(shop.now())}`,
    make: async () => ({
      message: done.products as typeof done.products,
      data: await showPriceList(kept.db),
    }),
  }));
  handle(app, listProductsByIds, async ({ body }) => ({
    message: done.products,
    data: await getListedProducts(kept.db, body.ids),
  }));
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

/** In one order, so that one list has one key. */
const choicesIn = (listing: ChosenFacets): ChosenFacets =>
  Object.fromEntries([...facetNames, 'price' as const].map((name) => [name, listing[name]]));

type GetCall = Pick<ListCall, 'caller' | 'language'>;

type ListCall = {
  caller: Caller | undefined;
  request: FastifyRequest;
  reply: FastifyReply;
  language: Language;
};

const canSeeDrafts = (caller: Caller | undefined, view: View = 'all') =>
  caller?.role === 'ADMIN' && view === 'all';
