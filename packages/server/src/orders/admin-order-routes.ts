import * as calls from '@mathappu/contract/admin/admin-orders';
import { updateManyOrders } from '@mathappu/contract/admin/many-orders';
import { paginate } from '@mathappu/contract/paging';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import { recordExport } from '#server/platform/db/audit-queries.ts';
import { toRefusal } from '#server/platform/http/app-error.ts';
import { sendCsv } from '#server/platform/http/csv-answer.ts';
import { handle } from '#server/platform/http/handle.ts';
import { recordLookUp } from '#server/sessions/record-look-up.ts';
import type { Shop } from '#server/shop.ts';
import { orderLineCsvHeader, orderLineCsvRows } from './export-order-lines.ts';
import { orderCsvHeader, orderCsvRows } from './export-orders.ts';
import { getOrderHistory } from './get-order-history.ts';
import { answerAdminOrder } from './order-answer.ts';
import { getOrder, listOrderPage } from './order-read-queries.ts';
import { setOrderBuyer } from './set-order-buyer.ts';
import { setManyOrderStatuses, setOrderStatus } from './set-order-status.ts';

export function addAdminOrderRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.listAllOrders, async ({ query, caller }) => {
    const { search, userId } = query;
    const [{ rows, ...total }] = await Promise.all([
      listOrderPage(shop.db, query, query),
      userId && recordLookUp(shop, caller.userId, { account: userId }),
      search && recordLookUp(shop, caller.userId, { search }),
    ]);
    return {
      message: done.ordersFetched,
      data: { orders: rows.map(answerAdminOrder), pagination: paginate(query, total) },
    };
  });

  handle(app, calls.getOrderHistory, async ({ params, language }) => ({
    message: done.orderFetched,
    data: await getOrderHistory(shop, params.orderId, language),
  }));

  handle(app, calls.updateOrderStatus, async ({ params, body, caller }) => ({
    message: done.orderStatusUpdated,
    values: { status: body.status },
    data: await setOrderStatus(shop, caller, {
      idOrNumber: params.orderId,
      to: body.status,
      reason: body.reason,
      from: body.from,
    }),
  }));

  handle(app, calls.setOrderBuyer, async ({ params, body, caller }) => {
    const id = await setOrderBuyer(shop, caller, { idOrNumber: params.orderId, ...body });
    return { message: done.buyerSaved, data: answerAdminOrder(await getOrder(shop.db, id)) };
  });

  handle(app, updateManyOrders, async ({ body, caller, language }) => {
    const { updated, refused } = await setManyOrderStatuses(shop, caller, body);
    const values = { updated: updated.length, count: body.orders.length };
    const data = {
      updated,
      refused: refused.map(({ orderId, refusal }) => {
        const { code } = refusal;
        return { orderId, code, message: toRefusal(refusal, { language }).message };
      }),
    };
    return { message: done.ordersUpdated, values, data };
  });

  handle(app, calls.exportOrders, async ({ query, reply, caller }) => {
    const { rows = 'lines', ...filter } = query;
    await recordExport(shop.db, caller.userId, 'orders');
    if (rows === 'orders') {
      sendCsv(reply, 'order-totals.csv', orderCsvHeader, orderCsvRows(shop.db, filter));
    } else {
      sendCsv(reply, 'orders.csv', orderLineCsvHeader, orderLineCsvRows(shop.db, filter));
    }
    return { message: done.ordersFetched };
  });
}
