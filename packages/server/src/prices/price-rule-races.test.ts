import { openQuoteStates } from '@mathappu/contract/enquiries/quote-state';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enquiriesOf } from '#test/admin/enquiries.ts';
import { discountedBody, priceRule } from '#test/admin/price-rules.ts';
import { revisionsOf } from '#test/admin/revisions.ts';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { sendCodOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

/** Of both processes. */
const AUTH_SECRET = 'one-secret-of-both-processes-0123456789';
const rounds = byTier(20);
const atOnce = byTier(200, 10);

let testShop: TestShop;
let other: TestShop;
let owner: Person;
let buyers: Person[];
let pots: string;
beforeAll(async () => {
  testShop = await openTestShop({ AUTH_SECRET });
  other = await openTestShop({ AUTH_SECRET }, { sharedDatabase: testShop.database });
  owner = await admin(testShop);
  buyers = await Promise.all(Array.from({ length: 20 }, () => customer(testShop)));
  pots = await product(testShop, { price: 100, stock: 1_000_000 });
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await other.close();
  await testShop.close();
});

const countUses = async (rule: string): Promise<number> => {
  const orders = testShop.shop.db.selectFrom('orders').select('id');
  const used = orders.where('price_rule', '=', rule).where('status', '<>', 'CANCELLED');
  const quotes = testShop.shop.db.selectFrom('quotes').select('id').where('kind', '=', 'enquiry');
  const held = quotes.where('price_rule', '=', rule).where('state', 'in', openQuoteStates);
  return (await used.union(held).execute()).length;
};
const buyerAt = (index: number): Person => buyers[index % buyers.length] as Person;

/** As somebody does who reads that the shop is busy: the same request again, which is one order at most. */
async function sendUntilHeard(...[shop, buyer, body]: Parameters<typeof sendCodOrder>) {
  const key = crypto.randomUUID();
  for (let attempt = 1; ; attempt += 1) {
    const answer = await sendCodOrder(shop, buyer, body, key);
    if (answer.status !== 503 || attempt === 5) return answer;
  }
}

test(
  `${atOnce} orders at once for the last ${atOnce / 4} uses, in two processes: as many as are left`,
  async () => {
    for (let round = 0; round < rounds; round += 1) {
      const limit = atOnce / 4;
      const rule = await priceRule(testShop, owner, { code: `LAST-${round}`, limit });
      const code = rule.code ?? '';
      const lines = [{ productId: pots, quantity: 1 + round }];
      const off = 10 * (1 + round);
      const bodies = await Promise.all(
        Array.from({ length: atOnce }, (_, index) =>
          discountedBody(testShop, buyerAt(index), lines, { off, code }),
        ),
      );
      const answers = await Promise.all(
        bodies.map((body, index) =>
          sendUntilHeard(index % 2 ? testShop : other, buyerAt(index), body),
        ),
      );
      const taken = answers.filter(({ status }) => status === 200);
      expect([taken.length, await countUses(rule._id)]).toEqual([limit, limit]);
      const refused = answers.filter(({ status }) => status !== 200);
      expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(
        new Set(['orderChanged']),
      );
    }
  },
  30_000 + rounds * 60_000,
);

const chainSteps = byTier(1_000, 20);

test(`${chainSteps} steps of orders, enquiries, changes, cancellations and revivals at once: uses are never above the limit`, async () => {
  const random = seededRandom(20_261_130);
  const limit = 3;
  const rule = await priceRule(testShop, owner, { code: 'CHAIN', limit, percent: 20 });
  const enquiries = enquiriesOf(testShop, { owner, buyer: buyerAt(0) });
  const revisions = revisionsOf(other, owner);
  const lines = () => [{ productId: pots, quantity: 1 + random.below(3) }];
  const done = new Map<string, number>();
  const note = (act: string, status: number) => {
    if (status === 200) done.set(act, (done.get(act) ?? 0) + 1);
  };
  const bodyOf = async (buyer: Person) => {
    const goods = lines();
    const off = 20 * (goods[0]?.quantity ?? 0);
    return discountedBody(testShop, buyer, goods, { off, code: 'CHAIN' });
  };
  const { db } = testShop.shop;
  const anyOrder = async () =>
    random.pick(await db.selectFrom('orders').select('id').orderBy('id').execute()).id;
  const anyEnquiry = async () =>
    random.pick(await db.selectFrom('quotes').select(['id', 'version']).orderBy('id').execute());
  const acts = {
    async order() {
      const buyer = random.pick(buyers);
      const shop = random.pick([testShop, other]);
      return sendCodOrder(shop, buyer, await bodyOf(buyer), crypto.randomUUID());
    },
    async enquire() {
      const buyer = random.pick(buyers);
      return enquiries.send(await bodyOf(buyer), buyer, crypto.randomUUID());
    },
    async decline() {
      const { id, version } = await anyEnquiry();
      return enquiries.acts.decline(id, version);
    },
    async confirm() {
      const { id, version } = await anyEnquiry();
      return enquiries.acts.confirm(id, version);
    },
    async best() {
      const { id, version } = await anyEnquiry();
      return enquiries.edit(id, { version, lines: lines(), discount: 'best' });
    },
    cancel: async () => setStatus(other, owner, await anyOrder(), 'CANCELLED'),
    revive: async () => setStatus(testShop, owner, await anyOrder(), 'PENDING'),
    async change() {
      const id = await anyOrder();
      const changes = { lines: lines(), discount: random.pick(['best', undefined] as const) };
      // A change that is refused at its preview is not sent.
      return revisions.revise(id, changes).catch(() => ({ status: 409 }));
    },
  } satisfies Record<string, () => Promise<{ status: number }>>;
  const ofMode = {
    cod: ['order', 'order', 'cancel', 'revive', 'change', 'decline'],
    enquiry: ['enquire', 'enquire', 'decline', 'confirm', 'best', 'change', 'cancel', 'revive'],
  } as const;
  await enquiries.sellBy('cod');
  note('order', (await acts.order()).status);
  await enquiries.sellBy('enquiry');
  note('enquire', (await acts.enquire()).status);
  let mode: keyof typeof ofMode = 'enquiry';
  let most = 0;
  for (let step = 1; step <= chainSteps; step += 1) {
    if (step % 10 === 0) {
      mode = mode === 'cod' ? 'enquiry' : 'cod';
      await enquiries.sellBy(mode);
    }
    const chosen = random.shuffle(ofMode[mode]).slice(0, 3);
    const answers = await Promise.all(chosen.map((act) => acts[act]()));
    for (const [index, act] of chosen.entries()) note(act, answers[index]?.status ?? 0);
    const uses = await countUses(rule._id);
    expect(uses, `step ${step}`).toBeLessThanOrEqual(limit);
    most = Math.max(most, uses);
  }
  expect(most).toBe(limit);
  expect([...done.keys()].sort()).toEqual(Object.keys(acts).sort());
  await enquiries.sellBy('cod');
}, 900_000);
