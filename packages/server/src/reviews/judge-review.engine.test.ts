import { getTodo } from '@mathappu/contract/admin/dashboard';
import { getMyOrder } from '@mathappu/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { deliveredOrder } from '#test/orders.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { product, reviewsOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
let buyer: Person;
let productId: string;
let orderId: string;
let reviews: ReturnType<typeof reviewsOf>;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
  reviews = reviewsOf(testShop, owner);
});
beforeEach(async () => {
  buyer = await customer(testShop);
  productId = await product(testShop, { stock: 100 });
  orderId = await deliveredOrder(testShop, { owner, buyer }, [productId]);
});
afterAll(() => testShop.close());

const write = async (text: string, stars = 1) =>
  (await reviews.write(buyer, { orderId, productId, stars, text })).body.data;

const toRead = async () =>
  (await testShop.call(getTodo, { token: owner.token })).body.data.reviewsToRead ?? 0;

test('rejected words are not shown, their stars stay, and the author sees why', async () => {
  const before = await toRead();
  const { _id } = await write('You thieves', 1);
  expect(await toRead()).toBe(before + 1);
  const rejected = await reviews.judge(_id, { status: 'rejected', reason: 'insult', version: 1 });
  expect(rejected.body).toMatchObject({ message: 'Review saved', data: { reason: 'insult' } });
  expect(await toRead()).toBe(before);
  const { data, summary } = (await reviews.shown(productId)).body;
  expect([data[0]?.text, summary.average, summary.count]).toEqual(['', 1, 1]);
  const order = await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token });
  expect(order.body.data.product_details[0]?.review).toMatchObject({
    text: 'You thieves',
    status: 'rejected',
    reason: 'insult',
  });
  const published = await reviews.judge(_id, { status: 'published', version: 2 });
  expect(published.body.data).toMatchObject({ status: 'published', reason: null });
  expect((await reviews.shown(productId)).body.data).toMatchObject([{ text: 'You thieves' }]);
  expect(await auditOf(_id)).toMatchObject([
    { before: { status: 'pending' }, after: { status: 'rejected', reason: 'insult' } },
    { before: { status: 'rejected' }, after: { status: 'published', reason: null } },
  ]);
});

const auditOf = (id: string) =>
  testShop.shop.db
    .selectFrom('audit_entries')
    .select(['before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();

test('a judgement that says nothing changes nothing and leaves no record', async () => {
  const { _id } = await write('Damp');
  const { status, body } = await reviews.judge(_id, { version: 1 });
  expect([status, body.data]).toMatchObject([200, { status: 'pending', version: 1 }]);
  expect(await auditOf(_id)).toEqual([]);
});

test('an answer is written, corrected and taken away; what is left out stays', async () => {
  const { _id } = await write('Damp');
  await reviews.judge(_id, { answer: 'Sory', version: 1 });
  const corrected = await reviews.judge(_id, { answer: 'Sorry', version: 2 });
  expect(corrected.body.data).toMatchObject({ status: 'pending', answer: 'Sorry', version: 3 });
  const published = await reviews.judge(_id, { status: 'published', version: 3 });
  expect(published.body.data.answer).toBe('Sorry');
  const taken = await reviews.judge(_id, { answer: null, version: 4 });
  expect(taken.body.data).toMatchObject({ status: 'published', answer: null });
  for (const answer of ['', ' ', 'a'.repeat(1_001)]) {
    expect((await reviews.judge(_id, { answer, version: 5 })).status).toBe(400);
  }
});

test('of two admins who judge at once one is refused and sees what the other did', async () => {
  const { _id } = await write('Damp');
  const answers = await Promise.all([
    reviews.judge(_id, { status: 'published', version: 1 }),
    reviews.judge(_id, { status: 'rejected', reason: 'offTopic', version: 1 }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const [winner, loser] = answers.toSorted((a, b) => a.status - b.status);
  expect(loser?.refusal).toMatchObject({
    code: 'reviewChanged',
    message: 'Somebody else changed this. Please reload it',
    data: winner?.body.data,
  });
});

test('a rejection has a reason, and words to reject', async () => {
  const { _id } = await write('Damp');
  const [silent, needless] = [
    await reviews.judge(_id, { status: 'rejected', version: 1 }),
    await reviews.judge(_id, { status: 'published', reason: 'insult', version: 1 }),
  ];
  for (const { refusal } of [silent, needless]) {
    expect(refusal.issues).toMatchObject([{ path: 'reason', message: 'Please give a reason' }]);
  }
  await reviews.withdraw(buyer, _id);
  const wordless = await write('');
  expect(wordless.status).toBe('published');
  const refused = await reviews.judge(wordless._id, {
    status: 'rejected',
    reason: 'insult',
    version: 1,
  });
  expect(refused.refusal.issues).toMatchObject([
    { path: 'status', message: 'This review has no words' },
  ]);
});

test('edge 34: the list says who bought how often, and when', async () => {
  const second = await deliveredOrder(testShop, { owner, buyer }, [productId]);
  await write('');
  await reviews.write(buyer, { orderId: second, productId, stars: 1 });
  const [newest, older] = (await reviews.listed()).body.data;
  expect(newest).toMatchObject({
    isCounted: true,
    product: { _id: productId },
    customer: { _id: buyer.userId, name: buyer.name, orders: 2 },
    orderId: expect.stringMatching(/^MP-/),
    deliveredAt: expect.any(String),
  });
  expect(older).toMatchObject({ isCounted: false });
  const pending = (await reviews.listed({ status: 'pending' })).body;
  expect(pending.data.filter(({ customer: by }) => by?._id === buyer.userId)).toEqual([]);
});
