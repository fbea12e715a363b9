import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { setUpOfflineShop, type Work } from '#test/admin/manual-payments.ts';
import { type Revisions, revisionsOf } from '#test/admin/revisions.ts';
import { register } from '#test/admin/tax.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { codOrder } from '#test/orders.ts';
import { customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { paidLines } from '#test/refunds.ts';
import { type SeededRandom, seededRandom } from '#test/seeded-random.ts';
import type { TestShop } from '#test/test-shop.ts';

const chains = Number(process.env.REVISION_CHAINS ?? byTier(1_000, 25));
const firstSeed = Number(process.env.REVISION_CHAINS_SEED ?? Math.floor(Math.random() * 1e9));

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let work: Work;
let revisions: Revisions;
const products: string[] = [];
setUpOfflineShop((opened) => {
  ({ testShop, owner, work } = opened);
});
beforeAll(async () => {
  buyer = await customer(testShop);
  await register(testShop, owner);
  for (const price of [10, 35.5, 120]) {
    products.push(await product(testShop, { price, stock: 100_000 }));
  }
  revisions = revisionsOf(testShop, owner);
});

const someLines = (random: SeededRandom) =>
  random
    .shuffle(products)
    .slice(0, 1 + random.below(3))
    .map((productId) => ({ productId, quantity: 1 + random.below(4) }));

async function newOrder(kind: 'cod' | 'offline' | 'online', random: SeededRandom): Promise<string> {
  if (kind === 'offline') return work.offlineOrder(someLines(random), buyer);
  if (kind === 'cod') return (await codOrder(testShop, buyer, someLines(random)))._id;
  return (await paidLines(testShop, [], someLines(random))).order._id;
}

/** The orders of a chain, with all money that was booked or paid for them. */
async function chainOf(number: string) {
  const { rows } = await sql<{
    live: number;
    codes: number;
    sold: number;
    money: number;
    papers: number;
  }>`
    with chain as (select * from orders where number = ${number} or number like ${`${number}-%`})
    select (select count(*) from chain where status <> 'CANCELLED')::int as live,
      (select count(share_code) from chain)::int as codes,
      (select count(*) from chain where is_sale(status))::int as sold,
      ((select coalesce(sum(r.amount_paise), 0) from receipts r join chain c on c.id = r.order_id)
        + (select coalesce(sum(p.amount_paise - p.refunds_paise), 0) from payments p join chain c on c.id = p.order_id))::int as money,
      (select count(*) from tax_documents t join chain c on c.id = t.order_id)::int as papers`.execute(
    testShop.shop.db,
  );
  return rows[0];
}

test(`after ${chains} random chains of changes there is one order, one code, and the money that was booked, from seed ${firstSeed}`, {
  timeout: chains * 4_000 + 60_000,
}, async () => {
  let made = 0;
  const kinds = ['offline', 'cod', 'online'] as const;
  for (const [index, kind] of kinds.entries()) {
    await work.sellBy(kind === 'offline' ? 'enquiry' : kind === 'cod' ? 'cod' : 'full');
    for (let seed = firstSeed + index; seed < firstSeed + chains; seed += kinds.length) {
      const random = seededRandom(seed);
      let id = await newOrder(kind, random);
      const { order: first } = await revisions.history(id);
      for (let step = 0; step < 1 + random.below(4); step += 1) {
        const { order, moneyIn } = await revisions.history(id);
        const before = await chainOf(first.orderId);
        if (kind === 'offline' && random.is(40)) {
          const isGivenBack = order.toGiveBack > 0;
          const most = isGivenBack ? order.toGiveBack : order.totalAmount - moneyIn;
          if (most > 0) await work.book(id, { amount: most, isGivenBack });
          continue;
        }
        const discount = random.is(30) ? { reason: 'Kind', amount: random.below(5) } : undefined;
        const charge = random.is(30) ? random.pick([null, 25, 40.5]) : undefined;
        const changes = {
          lines: someLines(random),
          ...(discount && { discount }),
          ...(charge !== undefined && { charge }),
        };
        const preview = await revisions.preview(id, changes);
        if (preview.status !== 200) {
          expect(['invalidInput', 'revisionRefused'], `seed ${seed}`).toContain(
            preview.refusal.code,
          );
          continue;
        }
        const { status, body, refusal } = await revisions.revise(id, changes);
        expect([status, refusal?.code], `seed ${seed}`).toEqual([200, undefined]);
        id = body.data._id ?? '';
        made += 1;
        const after = await chainOf(first.orderId);
        const back = kind === 'online' ? Math.round(body.data.difference.toGiveBack * 100) : 0;
        expect(after, `seed ${seed}`).toEqual({
          live: 1,
          codes: 1,
          sold: 1,
          money: (before?.money ?? 0) - back,
          papers: 0,
          ...(kind === 'offline' && { sold: expect.any(Number) }),
        });
      }
    }
    expect(await findViolations(testShop.shop.db)).toEqual([]);
  }
  expect(made).toBeGreaterThan(chains / 2);
});
