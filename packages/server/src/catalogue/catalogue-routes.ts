import {
  getProductByQuery,
  getProduct as getProductEndpoint,
  listProductsByQuery,
  listProducts as listProductsEndpoint,
} from '@mathappu/contract/catalogue';
import type { FastifyInstance } from 'fastify';
import { type Call, type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { getProduct } from './get-product.ts';
import { listProducts } from './list-products.ts';

const asSeenBy = (caller: Caller | undefined) => ({ seesDrafts: caller?.role === 'ADMIN' });

export function addCatalogueRoutes(app: FastifyInstance, shop: Shop): void {
  const list = async (
    listing: { page: number; limit: number; search: string },
    { caller, request }: Pick<Call<typeof listProductsEndpoint>, 'caller' | 'request'>,
  ) => {
    if (listing.search) await shop.limits.use('search', request.ip);
    return { message: 'Products', ...(await listProducts(shop, listing, asSeenBy(caller))) };
  };
  handle(app, listProductsEndpoint, (call) => list(call.body, call));
  handle(app, listProductsByQuery, (call) => list(call.query, call));

  const get = async (productId: string, caller: Caller | undefined) => ({
    message: 'Product',
    data: await getProduct(shop, productId, asSeenBy(caller)),
  });
  handle(app, getProductEndpoint, ({ params, caller }) => get(params.productId, caller));
  handle(app, getProductByQuery, ({ params, caller }) => get(params.productId, caller));
}
