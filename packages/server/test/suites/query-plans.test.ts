import {
  getBestSellers,
  getSalesFigures,
  getTodo,
  listNewOrders,
} from '@mathappu/contract/admin/dashboard';
import { listAllOrders } from '@mathappu/contract/admin/staff-orders';
import { listProducts, type ProductSort } from '@mathappu/contract/catalogue';
import { listProductReviews, listReviews } from '@mathappu/contract/catalogue/reviews';
import type { AnyEndpoint, ArgumentOf, InputOf } from '@mathappu/contract/endpoint';
import { mostCounted } from '@mathappu/contract/limits';
import { listMessages } from '@mathappu/contract/messages';
import { listMyOrders } from '@mathappu/contract/orders';
import { listPaymentDiscrepancies } from '@mathappu/contract/payments';
import { listMyQuotes } from '@mathappu/contract/quotes/enquiries';
import { getQuote, listQuotes } from '@mathappu/contract/quotes/staff-quotes';
import { listUsers } from '@mathappu/contract/users';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { admin, customer, type Person } from '#test/people.ts';
import { recordStatements } from '#test/recorded-statements.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** The growing tables: no list may scan one of them. */
const large =
  `products product_words users orders order_lines messages payments refunds reviews tax_documents quotes quote_lines quote_changes receipts`.split(
    ' ',
  );

const fill = `
  insert into products (id, name, description, price_paise, stock, unit, position, words)
  select gen_random_uuid(), 'Rocket ' || n, 'Bright', 100, 100, 'Box', n, (select string_agg(quote_literal(word) || ':' || at || weight, ' ') from (values ('rocket', 1, 'A'), (n::text, 2, 'A'), ('bright', 20, 'D')) as w (word, at, weight))::tsvector
  from generate_series(1, 5000) as n;
  insert into users (id, name, email, phone, password_hash, created_at)
  select gen_random_uuid(), 'Person ' || n, 'person' || n || '@mail.test', '9876543210', 'none', now() - n * interval '1 minute'
  from generate_series(1, 10000) as n;
  insert into messages (id, name, email, subject, message, status, answered_at, created_at)
  select gen_random_uuid(), 'Person ' || n, 'person' || n || '@mail.test', 'Question ' || n, 'When ' || md5(n::text),
    case when n % 50 = 0 then 'unread' else 'archived' end, case when n % 3 > 0 then now() end, now() - n * interval '1 minute'
  from generate_series(1, 20000) as n;
  with people as (select id, row_number() over () as n from users), placed as (
    insert into orders (id, number, user_id, status, payment_method, payment_status, subtotal_paise, adjustments, total_paise, customer_name,
      customer_email, customer_phone, delivery, is_age_notice_shown, request_hash, is_stock_taken, created_at)
    select gen_random_uuid(), 'MP-' || lpad((k / 10000)::text, 4, '0') || '-' || lpad((k % 10000)::text, 4, '0'), people.id,
      case when k % 25 = 0 then 'CANCELLED' else 'DELIVERED' end, 'cod', 'PENDING', 100, '[]', 100, 'Person ' || people.n,
      'person' || people.n || '@mail.test', '9876543210', '{"name":"P","mobile":"9876543210","address_line":"4 Car Street","city":"Chennai","state":"Tamil Nadu","pincode":"600017","country":"India"}', true, '', k % 25 <> 0, now() - k * interval '20 minutes'
    from generate_series(1, 50000) as k join people on people.n = 1 + k % 10000
    returning id
  )
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select placed.id, 1, (select id from products limit 1), 'Rocket', '', 'Box', 100, 0, 1, 100 from placed;
  insert into order_lines (order_id, line_no, product_id, name, image, unit, price_paise, discount_bp, quantity, total_paise)
  select o.id, 2, p.id, 'Rocket', '', 'Box', 100, 0, 1, 100
  from orders o join products p on p.position = 1 + right(o.number, 4)::integer % 5000 where o.number < 'MP-0002'
  on conflict do nothing;
  alter table reviews disable trigger user;
  insert into reviews (id, order_id, product_id, user_id, stars, status, is_counted)
  select gen_random_uuid(), o.id, l.product_id, o.user_id, 1 + right(o.number, 1)::integer % 5,
    case when o.number like '%0' then 'pending' else 'published' end, true
  from orders o join order_lines l on l.order_id = o.id and l.line_no = 2;
  alter table reviews enable trigger user;
  insert into gateway_orders (gateway_order_id, order_id, amount_paise)
  select 'order_' || number, id, 100 from orders where number < 'MP-0002';
  insert into payments (gateway_payment_id, gateway_order_id, order_id, state, amount_paise, currency, is_settling)
  select 'pay_' || order_id, gateway_order_id, order_id, 'captured', 100, 'INR', true from gateway_orders;
  insert into refunds (id, gateway_payment_id, order_id, idempotency_key, state, amount_paise, reason)
  select gen_random_uuid(), gateway_payment_id, order_id, order_id, 'processed', 10, '' from payments;
  insert into tax_documents (id, kind, year, serial, number, date, order_id, total_paise, taxable_paise, cgst_paise, sgst_paise, rate_bp, snapshot)
  select gen_random_uuid(), 'invoice', '26-27', n, 'INV/26-27/' || n, created_at, id, 100, 84, 8, 8, 1800, '{}'
  from (select id, created_at, row_number() over (order by created_at) as n from orders) as placed;
  with people as (select id, row_number() over () as n from users), asked as (
    insert into quotes (id, number, share_code, state, source, user_id, customer_name, customer_email, customer_phone, delivery,
      note, subtotal_paise, adjustments, total_paise, is_age_notice_shown, created_at, updated_at)
    select gen_random_uuid(), 'EQ-' || lpad((k / 10000)::text, 4, '0') || '-' || lpad((k % 10000)::text, 4, '0'), lpad(k::text, 26, '0'),
      case when k > 3000 then 'DECLINED' when k % 6 > 1 then 'ENQUIRY' when k % 6 = 1 then 'OFFERED' else 'ACCEPTED' end, 'web', people.id,
      'Person', 'person@mail.test', '9876543210', '{"name":"P"}', '', 1000, '[]', 1000, true, now() - k * interval '20 minutes', now()
    from generate_series(1, 12000) as k join people on people.n = 1 + k % 10000
    returning id, number, state)
  insert into quote_lines (quote_id, line_no, product_id, name, image, unit, list_price_paise, discount_bp, unit_price_paise, price_reason, asked_quantity, quantity, total_paise)
  select asked.id, l, p.id, 'Rocket', '', 'Box', 100, 0, 100, '', 1, 1, 100
  from asked cross join generate_series(1, 10) as l join products p on p.position = 1 + (right(asked.number, 4)::integer * 10 + l) % 5000
  where asked.state <> 'DECLINED' or l = 1;
  insert into quote_changes (id, quote_id, version, act, actor_name, changes, at)
  select gen_random_uuid(), id, 1, 'send', 'Customer', '[]', created_at from quotes;
`;

type PlanNode = { 'Node Type': string; 'Relation Name'?: string; Plans?: PlanNode[] };

const nodesOf = (plan: PlanNode): PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

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
      if (testShop.database.engine !== 'postgres') throw new Error('not a server');
      const client = await testShop.database.pool.connect();
      await client.query({
        text: `set statement_timeout = 0; ${fill}`,
        query_timeout: 120_000,
      } as never);
      await client.query({ text: 'vacuum analyze', query_timeout: 120_000 } as never);
      await client.query('reset statement_timeout');
      client.release();
      testShop.shop.cache.clear();
    }, 120_000);
    afterAll(() => testShop.close());

    async function readThrough<E extends AnyEndpoint>(
      endpoint: E,
      ...input: ArgumentOf<InputOf<E> & { token?: string }>
    ): Promise<string[]> {
      const { database } = testShop;
      if (database.engine !== 'postgres') throw new Error('not a server');
      const statements = await recordStatements(async () => {
        expect((await testShop.call(endpoint, ...input)).status).toBe(200);
      });
      const read: string[] = [];
      for (const { text, values } of statements) {
        const { rows } = await database.pool.query(`explain (format json) ${text}`, [...values]);
        const [{ Plan: plan }] = rows[0]['QUERY PLAN'] as [{ Plan: PlanNode }];
        for (const node of nodesOf(plan)) {
          const table = node['Relation Name'] ?? '';
          if (node['Node Type'] === 'Seq Scan' && large.includes(table)) read.push(table);
        }
      }
      expect(statements.length).toBeGreaterThan(0);
      return read;
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
      const sorts: ProductSort[] = [
        'newest',
        'name-asc',
        'name-desc',
        'price-asc',
        'price-desc',
        'stock-asc',
        'stock-desc',
      ];
      for (const sort of sorts) {
        const read = await readThrough(listProducts, {
          token: owner.token,
          body: { sort, page: 3 },
        });
        // As above, only the total is counted.
        expect([sort, read.length < 2]).toEqual([sort, true]);
      }
    });

    test('orders: first page, filtered, searched, a late page, one customer’s', async () => {
      const { token } = owner;
      const toPack = { status: 'PENDING,PROCESSING' };
      const searches = ['mp-0004-2', 'mp00042', 'coimbatore', '₹815.38', '815', '600018'];
      const found = searches.map((search) => ({ search }));
      for (const query of [{}, { status: 'CANCELLED' }, toPack, ...found]) {
        expect(await readThrough(listAllOrders, { token, query })).toEqual([]);
      }
      const deep = { page: '2400', limit: '20' };
      expect(await readThrough(listAllOrders, { token, query: deep })).toEqual([]);
      expect(
        await readThrough(listAllOrders, {
          token,
          query: { status: 'DELIVERED', page: '2300', limit: '20' },
        }),
      ).toEqual([]);
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
      const filtered = await testShop.call(listAllOrders, {
        token: owner.token,
        query: { page: '48', limit: '20', status: 'CANCELLED' },
      });
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
      expect(await readThrough(listPaymentDiscrepancies, { token: owner.token })).toEqual([]);
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

    test('the count of search results is capped', async () => {
      const { token } = owner;
      const orders = await testShop.call(listAllOrders, { token, query: { search: 'person' } });
      expect(orders.body.data.pagination.total).toBe(mostCounted);
      const users = await testShop.call(listUsers, { token, query: { search: 'person' } });
      expect(users.body.data.pagination.total).toBe(mostCounted);
    });

    test('the dashboard', async () => {
      const { token } = owner;
      expect(await readThrough(getSalesFigures, { token })).toEqual([]);
      expect(await readThrough(getTodo, { token })).toEqual([]);
      expect(await readThrough(listNewOrders, { token })).toEqual([]);
      expect(await readThrough(getBestSellers, { token })).toEqual([]);
    });
  },
);
