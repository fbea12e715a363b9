import { listAuditEntries } from '@mathappu/contract/admin/audit';
import type { InputOf } from '@mathappu/contract/endpoint';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { administer } from '#test/storage/administer.ts';
import { countRead, explainStatements } from '#test/storage/rows-read.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** A shop's entries, a minute apart: nearly all by its owner, of products and orders. */
const entries = (ownerId: string) => `
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id)
  select gen_random_uuid(), now() - n * interval '1 minute', '${ownerId}', kind || '.update', kind, md5((n % 20000)::text)::uuid::text
  from generate_series(1, 100000) as n, lateral (select case when n % 3 = 0 then 'order' else 'product' end as kind) as made`;

/** Sixty entries from before all others. */
const rareEntries = (actorId: string, kind: string, subjectId: string) => `
  insert into audit_entries (id, at, actor_id, action, subject_kind, subject_id)
  select gen_random_uuid(), now() - interval '80 days' - n * interval '1 minute', '${actorId}', '${kind}.update', '${kind}', '${subjectId}'
  from generate_series(1, 60) as n`;

/** A part shows fifty. Of what is every third entry they may be picked from the newest of all. */
const mostRead = 200;

describe.runIf(process.env.TEST_ENGINE === 'postgres')(
  'no filter of the audit trail reads much more than it shows',
  () => {
    let testShop: TestShop;
    let owner: Person;
    let helper: Person;
    let buyer: Person;
    let order: { _id: string; orderId: string };
    beforeAll(async () => {
      testShop = await openTestShop();
      owner = await admin(testShop);
      helper = await admin(testShop);
      buyer = await customer(testShop);
      order = await codOrder(testShop, buyer, [
        { productId: await product(testShop), quantity: 1 },
      ]);
      await run(entries(owner.userId));
      await run(rareEntries(helper.userId, 'product', '00000000-0000-4000-8000-000000000001'));
      await run(rareEntries(owner.userId, 'order', order._id));
      await run(rareEntries(owner.userId, 'user', buyer.userId));
      await run('vacuum analyze audit_entries, users, orders');
    }, 120_000);
    afterAll(() => testShop.close());

    function run(statement: string) {
      if (testShop.database.engine !== 'postgres') throw new Error('not a server');
      return administer(statement, testShop.database.direct);
    }

    type Query = NonNullable<InputOf<typeof listAuditEntries>['query']>;

    /** How many entries were read. */
    async function readThrough(query: Query): Promise<number> {
      const nodes = await explainStatements(testShop, async () => {
        const { status } = await testShop.call(listAuditEntries, { token: owner.token, query });
        expect(status).toBe(200);
      });
      expect(nodes.length).toBeGreaterThan(0);
      return countRead(nodes, 'audit_entries');
    }

    const dayBefore = (days: number) =>
      new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

    async function idAt(place: number): Promise<string> {
      const { id } = await testShop.shop.db
        .selectFrom('audit_entries')
        .select('id')
        .orderBy('at', 'desc')
        .offset(place)
        .limit(1)
        .executeTakeFirstOrThrow();
      return id;
    }

    const cases: [what: string, query: () => Query | Promise<Query>][] = [
      ['unfiltered', () => ({})],
      ['a late part', async () => ({ after: await idAt(90_000) })],
      ['a person who did most', () => ({ by: owner.userId })],
      ['a person who did little', () => ({ by: helper.userId })],
      ['a late part of a person’s', async () => ({ by: owner.userId, after: await idAt(90_000) })],
      ['a kind of which there is much', () => ({ kind: 'order' })],
      ['a kind of which there is little', () => ({ kind: 'user' })],
      ['a kind of which there is nothing', () => ({ kind: 'mail' })],
      ['a late part of a kind', async () => ({ kind: 'order', after: await idAt(90_000) })],
      ['a subject’s id', () => ({ subject: '00000000-0000-4000-8000-000000000001' })],
      ['an order’s number', () => ({ subject: order.orderId })],
      ['an account’s email address', () => ({ subject: buyer.email })],
      ['what nobody changed', () => ({ subject: 'MP-0000-0000' })],
      ['a day', () => ({ day: dayBefore(40) })],
      ['a day of a person', () => ({ by: owner.userId, day: dayBefore(40) })],
      ['a day of a kind', () => ({ kind: 'order', day: dayBefore(40) })],
      ['a person and a kind', () => ({ by: owner.userId, kind: 'user' })],
    ];
    test.each(cases)('%s', async (_what, query) => {
      expect(await readThrough(await query())).toBeLessThan(mostRead);
    });
  },
);
