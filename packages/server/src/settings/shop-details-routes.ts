import * as calls from '@mathappu/contract/settings';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { shopDetailsOf } from './shop-details.ts';

export function addShopDetailsRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getShopDetails, () => ({
    message: done.shopDetails,
    data: shopDetailsOf(shop),
  }));
}
