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
import { admin, customer, type Person } from '#test/people.ts';
import {
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
    beforeAll(
      async () => {
        testShop = await openTestShop();
        owner = await admin(testShop);
        buyer = await customer(testShop);
        await insertManyRows(testShop);
      },
      120_000 * Number(process.env.TEST_PATIENCE ?? 1),
    );
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

    test('orders: first page, filtered, searched, one customer’s', async () => {
      const { token } = owner;
      const toPack = { status: 'PENDING,PROCESSING' };
      const searches = ['mp-0004-2', 'mp00042', 'coimbatore', '₹815.38', '815', '600018'];
      const found = searches.map((search) => ({ search }));
      const owing = { owing: 'offline' } as const;
      for (const query of [toPack, owing, ...found]) {
        expect(await readThrough(listAllOrders, { token, query })).toEqual([]);
      }
      // Only to count what most orders are; the rows of the page come from an index.
      for (const query of [{}, { status: 'DELIVERED' }, { status: 'CANCELLED' }]) {
        expect((await readThrough(listAllOrders, { token, query })).length).toBeLessThan(2);
      }
      for (const query of [{}, { status: 'shipped' }, { search: 'rocket 0004' }]) {
        expect(await readThrough(listMyOrders, { token: buyer.token, query })).toEqual([]);
      }
    });

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
