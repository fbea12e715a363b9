import * as calls from '@mathappu/contract/admin/dashboard';
import { toRupees } from '@mathappu/contract/money';
import type { FastifyInstance } from 'fastify';
import { listBestSellers, listDaysOfSales } from '#server/orders/sales-queries.ts';
import { handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { getTodo } from './dashboard-queries.ts';
import { summariseSales } from './sales-figures.ts';

export function addDashboardRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getSalesFigures, async () => ({
    message: 'Sales figures',
    data: summariseSales(await listDaysOfSales(shop.db)),
  }));

  handle(app, calls.getTodo, async () => ({
    message: 'Open tasks',
    data: await getTodo(shop.db),
  }));

  handle(app, calls.getBestSellers, async () => ({
    message: 'Best sellers',
    data: (await listBestSellers(shop.db)).map(({ takingsPaise, ...product }) => ({
      ...product,
      takings: toRupees(takingsPaise),
    })),
  }));
}
