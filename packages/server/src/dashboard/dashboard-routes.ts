import * as calls from '@mathappu/contract/admin/dashboard';
import { type Paise, toRupees } from '@mathappu/contract/money';
import { isShopGstin } from '@mathappu/contract/settings/gstin';
import { hasGrant } from '@mathappu/contract/staff/grants';
import * as done from '@mathappu/contract/words/done';
import type { FastifyInstance } from 'fastify';
import {
  listArrivals,
  listBestSellers,
  listDaysOfSales,
  sumCashToCollect,
  sumCollected,
} from '#server/orders/sales-queries.ts';
import { type Caller, handle } from '#server/platform/http/handle.ts';
import type { Shop } from '#server/shop.ts';
import { confirmTestMail } from './confirm-test-mail.ts';
import { findOpening, getTodo, hideOpening } from './dashboard-queries.ts';
import { summariseSales, sumOf } from './sales-figures.ts';
import { sendTestMail } from './send-test-mail.ts';

/** More than arrive between two looks at them. */
const arrivalsShown = 50;

export function addDashboardRoutes(app: FastifyInstance, shop: Shop): void {
  handle(app, calls.getSalesFigures, async () => {
    const { today, thisWeek, ...others } = summariseSales(await listDaysOfSales(shop.db));
    const collected = await sumCollected(shop.db);
    return {
      message: done.salesFigures,
      data: {
        ...others,
        today: { ...today, ...inRupees(collected.today) },
        thisWeek: { ...thisWeek, ...inRupees(collected.thisWeek) },
        cashToCollect: sumOf([await sumCashToCollect(shop.db)]),
      },
    };
  });

  handle(app, calls.getTodo, async ({ caller }) => {
    const { isSaleModeOpen, ...todo } = await getTodo(shop.db);
    const { selling, tax, shop: details } = await shop.settings.read();
    const known = {
      products: (await shop.catalogue.current()).products.some(Boolean),
      grievance: details.grievanceName !== '',
    };
    return {
      message: done.openTasks,
      data: {
        ...pickAreas(caller, {
          ...todo,
          opening: shop.config.seedsDemo ? null : await findOpening(shop.db, known),
          isSaleModeOpen: isSaleModeOpen && shop.config.isProduction,
          isTaxRateMissing: isShopGstin(details.gstin) && tax.rates.length === 0,
        }),
        saleMode: selling.saleMode,
      },
    };
  });

  handle(app, calls.sendTestMail, async ({ caller: { userId, email } }) => {
    await sendTestMail(shop, userId);
    return { message: done.testMailSent, values: { email } };
  });

  handle(app, calls.confirmTestMail, async ({ caller, body: { code } }) => {
    await confirmTestMail(shop, { email: caller.email, code });
    return { message: done.testMailArrived };
  });

  handle(app, calls.hideOpening, async () => {
    await hideOpening(shop.db);
    return { message: done.openingHidden };
  });

  handle(app, calls.getBestSellers, async ({ query }) => ({
    message: done.bestSellers,
    data: (await listBestSellers(shop.db, Number(query.days ?? 30))).map(
      ({ takingsPaise, ...product }) => ({
        ...product,
        takings: toRupees(takingsPaise),
      }),
    ),
  }));

  handle(app, calls.listNewOrders, async () => ({
    message: done.newOrders,
    data: await listArrivals(shop.db, arrivalsShown),
  }));
}

const inRupees = (sums: { paidPaise: Paise; toCollectPaise: Paise }) => ({
  paid: toRupees(sums.paidPaise),
  toCollect: toRupees(sums.toCollectPaise),
});

/** The tasks of the areas that the caller's role sees. */
const pickAreas = <Tasks extends object>({ grants }: Caller, tasks: Tasks): Partial<Tasks> =>
  Object.fromEntries(
    Object.entries(tasks).filter(([name]) =>
      hasGrant(grants, `read_${calls.areasOfTodo[name as keyof typeof calls.areasOfTodo]}`),
    ),
  ) as Partial<Tasks>;
