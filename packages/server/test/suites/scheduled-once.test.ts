import { listAddresses } from '@mathappu/contract/addresses';
import { listProducts } from '@mathappu/contract/catalogue';
import { placeOnlineOrder } from '@mathappu/contract/checkout';
import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import { login } from '@mathappu/contract/sessions';
import { demoCustomer } from '@mathappu/demo/demo-people';
import { sql } from 'kysely';
import { pino } from 'pino';
import { expect, inject, test } from 'vitest';
import { jobs } from '#server/jobs.ts';
import { type Db, openServerDatabase } from '#server/platform/db/open-database.ts';
import { openJobQueue } from '#server/platform/jobs/job-queue.ts';
import { createEmptyDatabase } from '#test/database-template.ts';
import { callProcess as call } from '#test/processes/call-process.ts';
import { processSettings } from '#test/processes/process-settings.ts';
import { startShopProcess } from '#test/shop-process.ts';

/** As many orders as may be unpaid; equal ones of one moment would be one order. */
const quantities = [1, 2, 3];
const pieces = quantities.reduce((sum, quantity) => sum + quantity);

/** How often the holds were ended, and the minutes for which the schedules asked for it. */
async function countRuns(db: Db): Promise<{ ended: number; minutes: number } | undefined> {
  const { rows } = await sql<{ ended: number; minutes: number }>`
    select count(*) filter (where name = 'release-holds' and state = 'completed')::integer as ended,
      count(distinct singleton_on) filter (where data ->> 'name' = 'release-holds')::integer as minutes
    from pgboss.job`.execute(db);
  return rows[0];
}

/** What became of the orders: of each how often it was cancelled and its pieces came and went. */
async function listFates(db: Db): Promise<{ status: string; cancelled: number; moved: string }[]> {
  const { rows } = await sql<{ status: string; cancelled: number; moved: string }>`
    select status,
      (select count(*)::integer from order_status_changes c where c.order_id = o.id and to_status = 'CANCELLED')
        as cancelled,
      (select string_agg(quantity::text, ' ' order by at) from stock_movements m where m.order_id = o.id) as moved
    from orders o order by created_at`.execute(db);
  return rows;
}

// The embedded database has one process.
test.runIf(process.env.TEST_ENGINE === 'postgres')(
  'three processes that end holds at the same moment let each unpaid order expire once',
  async () => {
    const url = await createEmptyDatabase(inject('databaseTemplate'));
    const started = await Promise.all(
      Array.from({ length: 3 }, () => startShopProcess({ ...processSettings, DATABASE_URL: url })),
    );
    const [shop] = started;
    if (!shop) throw new Error('not started');
    const database = openServerDatabase(url, { poolSize: 2, onError: () => undefined });
    const { db } = database;
    const queue = await openJobQueue(database, jobs, pino({ level: 'silent' }));
    try {
      const { email, password } = demoCustomer;
      const token = (await call(shop, login, { body: { email, password } })).data.accesstoken;
      const [address] = (await call(shop, listAddresses, { token })).data;
      const { data: products } = await call(shop, listProducts, { body: { search: '' } });
      const {
        _id: productId,
        price,
        discount,
        stock,
      } = products.find((one: { stock: number }) => one.stock > pieces);
      for (const quantity of quantities) {
        const sum = toRupees(
          quantity * unitPricePaise(toHundredths(price), toHundredths(discount)),
        );
        const body = {
          product_details: [{ productId, quantity }],
          delivery_address: address._id,
          totalAmt: sum,
          subTotalAmt: sum,
        };
        expect(await call(shop, placeOnlineOrder, { body, token })).toMatchObject({
          success: true,
        });
      }
      await db
        .updateTable('orders')
        .set({ hold_until: sql`now() - interval '1 minute'` })
        .execute();
      const waiting = async () =>
        (await listFates(db)).filter(({ status }) => status === 'PENDING_PAYMENT').length;
      expect(await waiting()).toBe(quantities.length);
      // As if the schedules of all had asked for it, which they do for a minute only once.
      await queue.boss.insert(
        'release-holds',
        started.map(() => ({ data: {} })),
      );
      await expect
        .poll(async () => (await countRuns(db))?.ended)
        .toBeGreaterThanOrEqual(started.length);
      expect(await listFates(db)).toEqual(
        quantities.map((quantity) => ({
          status: 'CANCELLED',
          cancelled: 1,
          moved: `-${quantity} ${quantity}`,
        })),
      );
      const { data: after } = await call(shop, listProducts, { body: { search: '' } });
      const { stock: left } = after.find(({ _id }: { _id: string }) => _id === productId);
      expect(left).toBe(stock);
      await Promise.all(started.map((one) => one.stop()));
      const { ended = 0, minutes = 0 } = (await countRuns(db)) ?? {};
      expect(ended).toBeLessThanOrEqual(started.length + minutes);
    } finally {
      await queue.stop();
      await Promise.all(started.map((one) => one.stop()));
      await database.close();
    }
  },
);
