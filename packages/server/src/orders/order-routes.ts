import * as calls from '@mathappu/contract/orders';
import { statusesOfCustomer } from '@mathappu/contract/orders/order-status';
import { paginate } from '@mathappu/contract/paging';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { AppError } from '#server/platform/http/app-error.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { listOwnOrders } from './customer-order-queries.ts';
import { answerOrder } from './order-answer.ts';
import { findOrder } from './order-read-queries.ts';

export function addOrderRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listMyOrders, async ({ query, caller }) => {
    const status = query.status && statusesOfCustomer(query.status);
    const own = { userId: caller.userId, status, ownSearch: query.search };
    const [{ payment }, { orders, total, enquiryCount }] = await Promise.all([
      shop.settings.read(),
      listOwnOrders(shop.db, own, query),
    ]);
    return {
      message: done.ordersFetched,
      data: {
        orders: orders.map((order) => answerOrder(order, { now: shop.now(), payment })),
        pagination: paginate(query, { total }),
        enquiryCount,
      },
    };
  });

  handle(app, calls.getMyOrder, async ({ params, caller }) => {
    const order = await findOrder(shop.db, params.orderId, { userId: caller.userId });
    if (!order) throw new AppError('orderNotFound');
    const { payment } = await shop.settings.read();
    return { message: done.orderFetched, data: answerOrder(order, { now: shop.now(), payment }) };
  });
}
