import { getTodo } from '@mathappu/contract/admin/dashboard';
import { listProducts } from '@mathappu/contract/catalogue';
import { listSearchTerms } from '@mathappu/contract/catalogue/synonyms';
import { writtenSchemas } from '@mathappu/contract/settings/parts';
import { demoAdmin, demoCustomer } from '@mathappu/demo/demo-people';
import { season } from '@mathappu/demo/season/season';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEmbeddedDatabase } from '#server/platform/db/open-database.ts';
import { seedDemo } from '#server/seed-demo.ts';
import { findViolations } from '#test/invariants.ts';
import { admin } from '#test/people.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';
import { writeSeason } from './write-season.ts';

// The clock of a PostgreSQL server cannot be moved.
const database = await openEmbeddedDatabase({});
let testShop: TestShop;
let before: Date;
beforeAll(async () => {
  testShop = await openTestShop({}, { sharedDatabase: database });
  await seedDemo(testShop.shop);
  before = new Date();
  await writeSeason(testShop.shop, season, demoAdmin.email);
}, 300_000);
afterAll(async () => {
  await testShop.close();
  await database.close();
});

async function count(query: string): Promise<Record<string, number>> {
  const { rows } = await sql.raw<{ key: string; n: number }>(query).execute(testShop.shop.db);
  return Object.fromEntries(rows.map(({ key, n }) => [key, n]));
}

test('sixty days of a shop: orders in all states, refunds, papers, enquiries, reviews, messages', async () => {
  const orders = await count('select status as key, count(*) as n from orders group by 1');
  expect(Object.values(orders).reduce((sum, n) => sum + n, 0)).toBeGreaterThan(210);
  expect(Object.keys(orders).sort()).toEqual([
    'CANCELLED',
    'DELIVERED',
    'PENDING',
    'PENDING_PAYMENT',
    'PROCESSING',
    'SHIPPED',
  ]);
  const paid = await count('select payment_status as key, count(*) as n from orders group by 1');
  expect(Object.keys(paid).sort()).toEqual(['FAILED', 'PAID', 'PENDING', 'REFUNDED']);
  expect(await count('select state as key, count(*) as n from quotes group by 1')).toEqual({
    ENQUIRY: 6,
    OFFERED: 3,
    ACCEPTED: 2,
    CONFIRMED: 11,
    DECLINED: 2,
    WITHDRAWN: 1,
    ESTIMATE: 6,
  });
  expect(await count('select status as key, count(*) as n from reviews group by 1')).toEqual({
    published: 56,
    pending: 4,
  });
  expect(await count('select status as key, count(*) as n from messages group by 1')).toEqual({
    read: 15,
    unread: 5,
  });
  // Forty of the season, and the demo customer.
  const people = await count('select role as key, count(*) as n from users group by 1');
  expect(people.USER).toBe(41);
  const papers = await count('select kind as key, count(*) as n from tax_documents group by 1');
  expect(papers.credit_note).toBeGreaterThanOrEqual(8);
  expect(papers.invoice).toBeGreaterThan(150);
  expect(await count('select state as key, count(*) as n from product_imports group by 1')).toEqual(
    { done: 2 },
  );
});

test('the owner finds something of each kind to do', async () => {
  const { token } = await admin(testShop);
  const { body } = await testShop.call(getTodo, { token });
  for (const key of ['toPack', 'unpaidOffline', 'acceptedOffers'] as const)
    expect(body.data[key], key).toBeGreaterThan(0);
  expect(body.data).toMatchObject({
    paymentsToDecide: 1,
    enquiriesToAnswer: 6,
    unreadMessages: 5,
    reviewsToRead: 4,
    emptySearches: season.emptySearches.length,
    isTaxRateMissing: false,
    failedMails: 0,
    failedJobs: 0,
  });
});

test('every row is of its own day, the books agree, and the clock is right again', async () => {
  const { db } = testShop.shop;
  expect(await findViolations(db)).toEqual([]);
  const days = await count(
    `select 'days' as key, count(distinct created_at::date) as n from orders
     union all select 'late', count(*) from orders where created_at > now()`,
  );
  expect(days.days).toBeGreaterThan(50);
  expect(days.late).toBe(0);
  expect(Date.now()).toBeGreaterThanOrEqual(before.getTime());
  expect(testShop.outbox).toEqual([]);
});

test('what is promised of demo data stays: the customer has nothing, and nothing more is sold out', async () => {
  const rows = await count(
    `select 'orders' as key, count(*) as n from orders join users u on u.id = user_id where u.email = '${demoCustomer.email}'
     union all select 'sold out', count(*) from products where stock = 0`,
  );
  expect(rows).toEqual({ orders: 0, 'sold out': 5 });
});

test('the sample settings could be saved in the shop', async () => {
  const settings = await testShop.shop.settings.read();
  for (const part of Object.keys(writtenSchemas) as (keyof typeof writtenSchemas)[])
    expect(writtenSchemas[part].safeParse(settings[part]).error, part).toBeUndefined();
  expect(settings.selling.saleMode).toBe('full');
  expect(settings.delivery).toMatchObject({ terms: { kind: 'free' }, districts: [] });
});

test('what customers searched in vain is not sold', async () => {
  const { token } = await admin(testShop);
  const query = { days: '30', isEmpty: 'true', page: '1', limit: '50' } as const;
  const { body } = await testShop.call(listSearchTerms, { query, token });
  expect(body.data).toHaveLength(season.emptySearches.length);
  for (const [search] of season.emptySearches) {
    const found = await testShop.call(listProducts, { body: { search } });
    expect(found.body.totalCount, search).toBe(0);
  }
});
