import { maxOpenQuotes } from '@mathappu/contract/limits';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type EnquiryShop, enquiriesOf, openEnquiryShop } from '#test/admin/enquiries.ts';
import { findViolations } from '#test/invariants.ts';
import { orderBody } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { stockOf } from '#test/products.ts';

/** `npm run program -- bench/long-tests.ts enquiries` has 300 accounts. */
const accounts = Number(process.env.ENQUIRY_ACCOUNTS ?? 12);
const stock = 50;
const confirmed = 60;

let shop: EnquiryShop;
beforeAll(async () => {
  shop = await openEnquiryShop();
});
afterAll(async () => {
  expect(await findViolations(shop.testShop.shop.db)).toEqual([]);
  await shop.testShop.close();
});

/** What one account sends, as many as it may have open. */
async function sendAll(buyer: Person): Promise<string[]> {
  const sent: string[] = [];
  for (let n = 0; n < maxOpenQuotes; n += 1) {
    sent.push(await shop.work.enquiry([{ productId: shop.pots, quantity: 1 }], buyer));
  }
  return sent;
}

test('many enquiries about fifty pieces are all kept; the first fifty confirmed get them', async () => {
  const { testShop, pots, work, movements } = shop;
  const buyers: Person[] = [];
  for (let n = 0; n < accounts; n += 1) buyers.push(await customer(testShop));
  const sent = (await Promise.all(buyers.map(sendAll))).flat();
  expect(new Set(sent).size).toBe(accounts * maxOpenQuotes);
  const { rows } = await sql`select state, count(*) from quotes group by state`.execute(
    testShop.shop.db,
  );
  expect(rows).toEqual([{ state: 'ENQUIRY', count: accounts * maxOpenQuotes }]);
  expect([await movements(), await stockOf(testShop, pots)]).toEqual([0, stock]);
  expect((await work.detail(sent[0] ?? '')).lines).toMatchObject([
    { stock, demand: accounts * maxOpenQuotes },
  ]);

  const left = sent.slice(0, confirmed);
  const confirmAll = async (owner: Person) => {
    const { acts } = enquiriesOf(testShop, { owner, buyer: owner });
    const answers: Awaited<ReturnType<typeof acts.confirm>>[] = [];
    for (let quoteId = left.shift(); quoteId; quoteId = left.shift()) {
      answers.push(await acts.confirm(quoteId, 1));
    }
    return answers;
  };
  const staff = await Promise.all([1, 2, 3, 4].map(() => admin(testShop)));
  const answers = (await Promise.all(staff.map(confirmAll))).flat();
  const orders = answers.filter(({ status }) => status === 200).map(({ body }) => body.data._id);
  expect(new Set(orders).size).toBe(stock);
  const refusals = answers.flatMap(({ status, refusal }) => (status === 200 ? [] : [refusal]));
  expect(refusals).toHaveLength(confirmed - stock);
  for (const refusal of refusals) {
    expect(refusal).toMatchObject({
      code: 'outOfStock',
      data: { shortages: [{ productId: pots, name: 'Flower Pots', needed: 1, stock: 0 }] },
    });
  }
  expect([await movements(), await stockOf(testShop, pots)]).toEqual([stock, 0]);
});

test('an account sends six enquiries a minute and sixty a day', async () => {
  const { testShop, buyer, work, list } = await openEnquiryShop({ RATE_LIMIT_SCALE: '1' });
  const body = await orderBody(testShop, buyer, list());
  // The limits count by the clock of the process.
  vi.useFakeTimers({ toFake: ['Date'] });
  const statuses: number[] = [];
  for (let minute = 0; minute < 11; minute += 1) {
    for (let n = 0; n < 7; n += 1) {
      const { status, body: sent } = await work.send({ ...body, note: `${minute} ${n}` });
      statuses.push(status);
      if (status === 200) await work.acts.withdraw(sent.data._id, 1);
    }
    vi.setSystemTime(Date.now() + 61_000);
  }
  vi.useRealTimers();
  const ofMinute = [...Array(6).fill(200), 429];
  expect(statuses).toEqual([...Array(10).fill(ofMinute).flat(), ...Array(7).fill(429)]);
  await testShop.close();
});
