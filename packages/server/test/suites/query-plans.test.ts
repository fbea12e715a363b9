import { listAllOrders } from '@mathappu/contract/admin/admin-orders';
import {
  getBestSellers,
  getSalesFigures,
  getTodo,
  listNewOrders,
} from '@mathappu/contract/admin/dashboard';
import { listProducts } from '@mathappu/contract/catalogue';
import { listProductReviews, listReviews } from '@mathappu/contract/catalogue/reviews';
import type { AnyEndpoint, ArgumentOf, InputOf } from '@mathappu/contract/endpoint';
import { getQuote, listQuotes } from '@mathappu/contract/enquiries/admin-enquiries';
import { listMyQuotes } from '@mathappu/contract/enquiries/enquiries';
import { listMessages } from '@mathappu/contract/messages';
import { listMyOrders } from '@mathappu/contract/orders';
import { listPaymentDiscrepancies } from '@mathappu/contract/payments';
import { listUsers } from '@mathappu/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { countedInStep } from '#server/platform/db/list-page.ts';
import { admin, customer, type Person } from '#test/people.ts';
import {
  countKeptPlans,
  countRead,
  explainKeptPlans,
  explainStatements,
  readWhole,
} from '#test/storage/rows-read.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { emptySearches, growingTables, insertManyRows } from './many-rows.ts';

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'with many rows no list scans a whole table',
  () => {
    let testShop: TestShop;
    let owner: Person;
    let buyer: Person;
    beforeAll(async () => {
      testShop = await openTestShop();
      owner = await admin(testShop);
      buyer = await customer(testShop);
      await insertManyRows(testShop);
    }, 120_000);
    afterAll(() => testShop.close());

    type Input<E extends AnyEndpoint> = ArgumentOf<InputOf<E> & { token?: string }>;
    const explain = <E extends AnyEndpoint>(endpoint: E, ...input: Input<E>) =>
      explainStatements(testShop, async () => {
        expect((await testShop.call(endpoint, ...input)).status).toBe(200);
      });

    async function readThrough<E extends AnyEndpoint>(
      endpoint: E,
      ...input: Input<E>
    ): Promise<string[]> {
      const nodes = await explain(endpoint, ...input);
      expect(nodes.length).toBeGreaterThan(0);
      return readWhole(nodes).filter((table) => growingTables.includes(table));
    }

    test('the catalogue', async () => {
      // The page comes from an index. The total, counted once for each change and then cached, may be
      // read through the table or an index of it, whichever is smaller.
      expect((await readThrough(listProducts, { body: { page: 3 } })).length).toBeLessThan(2);
    });

    test('reviews: of a product, those to read', async () => {
      const { product_id: productId } = await testShop.shop.db
        .selectFrom('reviews')
        .select('product_id')
        .where('is_counted', '=', true)
        .executeTakeFirstOrThrow();
      const reads = [
        await readThrough(listProductReviews, { params: { productId }, query: { page: '2' } }),
        await readThrough(listReviews, { token: owner.token, query: { status: 'pending' } }),
      ];
      expect(reads).toEqual([[], []]);
    });

    test('the owner’s products, sorted', async () => {
      const fields = ['name', 'price', 'stock'] as const;
      const sorts = fields.flatMap((field) => [`${field}-asc`, `${field}-desc`] as const);
      for (const sort of ['newest', ...sorts] as const) {
        const read = await readThrough(listProducts, {
          token: owner.token,
          body: { sort, page: 3 },
        });
        expect([sort, read.length < 2]).toEqual([sort, true]);
      }
    });

    test('orders: first page, filtered, searched, a late page, one customer’s', async () => {
      const { token } = owner;
      const toPack = { status: 'PENDING,PROCESSING' };
      const searches = ['mp-0004-2', 'mp00042', 'coimbatore', '₹815.38', '815', '600018'];
      const found = searches.map((search) => ({ search }));
      const owing = { owing: 'offline' } as const;
      const late = [{ page: '4800' }, { status: 'DELIVERED', page: '4600' }];
      const lists = [{}, { status: 'CANCELLED' }, toPack, owing, ...found, ...late];
      for (const query of lists) {
        expect(await readThrough(listAllOrders, { token, query })).toEqual([]);
      }
      for (const query of [{}, { status: 'shipped' }, { search: 'rocket 0004' }]) {
        expect(await readThrough(listMyOrders, { token: buyer.token, query })).toEqual([]);
      }
    });

    test('a late page holds the same rows as with a plain offset', async () => {
      const { rows } = await listByOffset(47_980);
      const query = { page: '2400', limit: '20' };
      const { body } = await testShop.call(listAllOrders, { token: owner.token, query });
      expect(body.data.orders.map((order) => order._id)).toEqual(rows);
      expect(body.data.pagination.total).toBe(50_000);
      const ofStatus = await listByOffset(940, 'CANCELLED');
      const late = { page: '48', limit: '20', status: 'CANCELLED' };
      const filtered = await testShop.call(listAllOrders, { token: owner.token, query: late });
      expect(filtered.body.data.orders.map((order) => order._id)).toEqual(ofStatus.rows);
      expect(filtered.body.data.pagination.total).toBe(2_000);
    });

    async function listByOffset(offset: number, status?: 'CANCELLED'): Promise<{ rows: string[] }> {
      const found = await testShop.shop.db
        .selectFrom('orders')
        .select('id')
        .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'CANCELLED'))
        .orderBy('created_at', 'desc')
        .orderBy('id', 'desc')
        .limit(20)
        .offset(offset)
        .execute();
      return { rows: found.map(({ id }) => id) };
    }

    test('enquiries: to answer, of a state, searched, a late page, one with its demand, one customer’s', async () => {
      const { token } = owner;
      const lists = [
        {},
        { state: 'OFFERED' },
        { search: 'eq-0000-2000' },
        { page: '900' },
      ] as const;
      for (const query of lists) {
        // Only the total is counted, of at most so many.
        expect((await readThrough(listQuotes, { token, query })).length).toBeLessThan(2);
      }
      const params = { quoteId: 'EQ-0000-2000' };
      expect(await readThrough(getQuote, { token, params })).toEqual([]);
      expect(await readThrough(listMyQuotes, { token: buyer.token })).toEqual([]);
    });

    test('what disagrees with the payment provider', async () => {
      const { token } = owner;
      expect(await readThrough(listPaymentDiscrepancies, { token })).toEqual([]);
      // What is expected to be many is read by several processes, which are started for nothing.
      const nodes = await explainKeptPlans(testShop, () =>
        testShop.call(listPaymentDiscrepancies, { token }),
      );
      const joins = nodes.filter((node) => /Join|Loop/.test(node['Node Type']));
      expect(Math.max(...joins.map((node) => node['Plan Rows']))).toBeLessThan(1_000);
      expect(['payments', 'gateway_orders'].map((name) => countRead(nodes, name))).toEqual([0, 0]);
    });

    test('users and messages: filtered, searched', async () => {
      const { token } = owner;
      for (const query of [{}, { status: 'Active' }, { search: 'person4321' }] as const) {
        expect(await readThrough(listUsers, { token, query })).toEqual([]);
      }
      for (const query of [
        { status: 'unread' },
        { answered: 'yes' },
        { answered: 'no' },
        { answered: 'no', status: 'unread' },
        { search: 'question 4321' },
      ] as const) {
        expect(await readThrough(listMessages, { token, query })).toEqual([]);
      }
    });

    test('a first page of messages or reviews reads its rows and counts none', async () => {
      for (const query of [{}, { status: 'unread' }, { answered: 'no' }] as const) {
        const nodes = await explain(listMessages, { token: owner.token, query });
        // Their ids by an index, then the rows.
        expect(countRead(nodes, 'messages')).toBeLessThanOrEqual(2 * 10);
      }
      const reviews = await explain(listReviews, { token: owner.token, query: {} });
      expect(countRead(reviews, 'reviews')).toBeLessThanOrEqual(2 * 20);
    });

    test('a first page is planned once, filtered by nothing or one value', async () => {
      const { token } = owner;
      const kept = await countKeptPlans(testShop, async () => {
        for (const query of [{}, { status: 'pending' }] as const)
          await testShop.call(listReviews, { token, query });
        for (const query of [{}, { status: 'unread' }, { answered: 'no' }] as const)
          await testShop.call(listMessages, { token, query });
        for (const query of [{}, { status: 'Active' }, { role: 'USER' }] as const)
          await testShop.call(listUsers, { token, query });
        for (const query of [{}, { status: 'DELIVERED' }])
          await testShop.call(listAllOrders, { token, query });
        await testShop.call(listQuotes, { token });
      });
      // Who asks is looked up before each list, and that people were looked up is recorded after it.
      expect(kept).toEqual(Array.from({ length: 2 * 11 + 3 }, () => 5));
    });

    test.each([
      ['question 431', 11],
      ['tesr question', 0],
    ])('of a search for %s its rows are read once for page and total', async (search, found) => {
      const query = { token: owner.token, query: { search } };
      const { total } = (await testShop.call(listMessages, query)).body.pagination;
      expect(total).toBe(found);
      const read = countRead(await explain(listMessages, query), 'messages');
      expect(read).toBeLessThan(2 * found + 10);
    });

    test.each([
      ['chenai', 10],
      ['chenai mp-0002-', 12_000],
      ['murugan subramanian', 1_500],
    ])('%s is not looked for in all orders', async (search, most) => {
      const nodes = await explain(listAllOrders, { token: owner.token, query: { search } });
      expect(countRead(nodes, 'orders')).toBeLessThan(most);
    });

    test('of a search as many are counted as its page needs', async () => {
      const { token } = owner;
      const orders = await testShop.call(listAllOrders, { token, query: { search: 'person' } });
      expect(orders.body.data.pagination.total).toBe(countedInStep);
      for (const page of ['10', '11']) {
        const query = { search: 'person', limit: '20', page };
        const { data } = (await testShop.call(listAllOrders, { token, query })).body;
        expect([data.orders.length, data.pagination.total]).toEqual([20, 5 * countedInStep]);
      }
      const users = await testShop.call(listUsers, { token, query: { search: 'person' } });
      expect(users.body.data.pagination.total).toBe(countedInStep);
    });

    test('the dashboard', async () => {
      const { token } = owner;
      expect(await readThrough(getSalesFigures, { token })).toEqual([]);
      expect(await readThrough(getTodo, { token })).toEqual([]);
      expect(await readThrough(listNewOrders, { token })).toEqual([]);
      expect(await readThrough(getBestSellers, { token })).toEqual([]);
    });

    test('of the searches what waits counts those that found nothing', async () => {
      const nodes = await explain(getTodo, { token: owner.token });
      expect(countRead(nodes, 'search_terms')).toBeLessThan(emptySearches + 10);
    });
  },
);
