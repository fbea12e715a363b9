import type { ProductSort } from '@mathappu/contract/catalogue';
import * as calls from '@mathappu/contract/catalogue';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { foldText } from './search-words.ts';
import { getProduct, type Listing, listProducts } from './show-products.ts';

const tags = ['products'];

/** Answers for customers are cached until a product changes; answers for admins are not cached. */
export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const list = async (
    listing: Omit<Listing, 'sort'> & { isRunningOut?: boolean; sort?: ProductSort; view?: View },
    { caller, request }: { caller: Caller | undefined; request: FastifyRequest },
  ) => {
    const { page, limit, search, sort = 'newest' } = listing;
    if (search) await shop.limits.use('search', request.ip);
    const seesDrafts = canSeeDrafts(caller, listing.view);
    const scope = { seesDrafts, isRunningOut: seesDrafts && listing.isRunningOut };
    const make = async () => ({
      message: done.products as typeof done.products,
      ...(await listProducts(shop.db, { ...listing, sort: seesDrafts ? sort : 'newest' }, scope)),
    });
    return seesDrafts
      ? make()
      : { key: `products ${page} ${limit} ${foldText(search)}`, tags, make };
  };
  handle(app, calls.listProducts, (call) => list(call.body, call));
  handle(app, calls.listProductsByQuery, (call) => list(call.query, call));

  const get = (productId: string, caller: Caller | undefined, view?: View) => {
    const seesDrafts = canSeeDrafts(caller, view);
    const make = async () => ({
      message: done.product as typeof done.product,
      data: await getProduct(shop.db, productId, { seesDrafts }),
    });
    return seesDrafts ? make() : { key: `product ${productId}`, tags, make };
  };
  handle(app, calls.getProduct, ({ params, query, caller }) =>
    get(params.productId, caller, query.view),
  );
  handle(app, calls.getProductByQuery, ({ params, caller }) => get(params.productId, caller));
}

type View = 'all' | 'shop';

const canSeeDrafts = (caller: Caller | undefined, view: View = 'all') =>
  caller?.role === 'ADMIN' && view === 'all';
