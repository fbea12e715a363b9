import { deleteMyAccount } from '@mathappu/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { byTier } from '#test/by-tier.ts';
import { findViolations } from '#test/invariants.ts';
import { deliveredOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { seededRandom } from '#test/seeded-random.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let reviews: ReturnType<typeof reviewsOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  reviews = reviewsOf(testShop, owner);
});
afterAll(() => testShop.close());

test('edge 32: 20 tabs that post one review make one row', async () => {
  const [buyer, productId] = [await customer(testShop), await product(testShop, { stock: 100 })];
  for (let round = 1; round <= 10; round += 1) {
    const orderId = await deliveredOrder(testShop, { owner, buyer }, [productId]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, tab) =>
        reviews.write(buyer, { orderId, productId, stars: 1 + (tab % 5) }),
      ),
    );
    const [written, ...refused] = answers.toSorted((a, b) => a.status - b.status);
    expect(new Set(refused.map(({ refusal }) => refusal.code))).toEqual(new Set(['reviewExists']));
    const { summary } = (await reviews.shown(productId)).body;
    expect([summary.average, summary.count]).toEqual([written?.body.data.stars, 1]);
  }
  expect(await findViolations(testShop.shop.db)).toEqual([]);
});

test('what several customers write or withdraw at once all counts', async () => {
  const productId = await product(testShop, { stock: 100 });
  const buyers = [];
  for (let n = 0; n < 6; n += 1) {
    const buyer = await customer(testShop);
    buyers.push({ buyer, orderId: await deliveredOrder(testShop, { owner, buyer }, [productId]) });
  }
  for (let round = 0; round < byTier(20); round += 1) {
    const written = await Promise.all(
      buyers.map(({ buyer, orderId }) => reviews.write(buyer, { orderId, productId, stars: 3 })),
    );
    expect((await reviews.shown(productId)).body.summary).toMatchObject({ average: 3, count: 6 });
    const withdrawn = await Promise.all(
      buyers.map(({ buyer }, n) => reviews.withdraw(buyer, written[n]?.body.data._id ?? '')),
    );
    expect(withdrawn.map(({ status }) => status)).toEqual(buyers.map(() => 200));
    expect((await reviews.shown(productId)).body.summary.count).toBe(0);
  }
});

test('whatever happens at once, the stars of a product are those of its reviews', async () => {
  const random = seededRandom(20261123);
  const products = [
    await product(testShop, { stock: 1_000 }),
    await product(testShop, { stock: 1_000 }),
  ];
  for (let round = 0; round < byTier(20); round += 1) {
    const buyers = await Promise.all([customer(testShop), customer(testShop)]);
    const orders: { buyer: Person; orderId: string }[] = [];
    for (const buyer of buyers) {
      for (const lines of [products, products.toReversed()]) {
        orders.push({ buyer, orderId: await deliveredOrder(testShop, { owner, buyer }, lines) });
      }
    }
    const written: { buyer: Person; id: string }[] = [];
    const write = async () => {
      const { buyer, orderId } = random.pick(orders);
      const stars = 1 + random.below(5);
      const { status, body } = await reviews.write(buyer, {
        orderId,
        productId: random.pick(products),
        stars,
      });
      if (status === 200) written.push({ buyer, id: body.data._id });
      return status;
    };
    for (let n = 0; n < 4; n += 1) await write();
    const withdraw = async () => {
      const { buyer, id } = random.pick(written);
      return (await reviews.withdraw(buyer, id)).status;
    };
    const move = async () =>
      (
        await setStatus(
          testShop,
          owner,
          random.pick(orders).orderId,
          random.pick(['SHIPPED', 'DELIVERED']),
        )
      ).status;
    const leave = async () => {
      const { token, password } = random.pick(buyers);
      return (await testShop.call(deleteMyAccount, { body: { password }, token })).status;
    };
    const statuses = await Promise.all(
      [write, withdraw, move, write, move, withdraw, leave, write, move].map((act) => act()),
    );
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(await findViolations(testShop.shop.db)).toEqual([]);
  }
});
