import { getProduct, listProducts } from '@mathappu/contract/catalogue';
import { getMyOrder } from '@mathappu/contract/orders';
import { deleteMyAccount, exportMyData } from '@mathappu/contract/users';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { findViolations } from '#test/invariants.ts';
import { codOrder, deliveredOrder, setStatus } from '#test/orders.ts';
import { admin, customer, type Person, signInAgain } from '#test/people.ts';
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
  testShop.setNow();
  buyer = await customer(testShop, { name: 'Anbu Kumar' });
  productId = await product(testShop, { stock: 100 });
  orderId = await deliveredOrder(testShop, { owner, buyer }, [productId]);
});
afterAll(async () => {
  expect(await findViolations(testShop.shop.db)).toEqual([]);
  await testShop.close();
});

const summaryOf = async (id = productId) => {
  const { average, count } = (await reviews.shown(id)).body.summary;
  const { body } = await testShop.call(getProduct, { params: { productId: id } });
  expect(body.data.reviews).toEqual({ average, count });
  return [average, count];
};

const lineOf = async (person: Person, id = orderId) =>
  (await testShop.call(getMyOrder, { params: { orderId: id }, token: person.token })).body.data
    .product_details[0];

/** Another customer's review of the product. */
async function reviewBy(name: string, review: { stars: number; text?: string }) {
  const other = await customer(testShop, { name });
  const id = await deliveredOrder(testShop, { owner, buyer: other }, [productId]);
  const { body } = await reviews.write(other, { orderId: id, productId, ...review });
  return { other, orderId: id, review: body.data };
}

test('stars count at once, words once the shop has read them', async () => {
  const { version, updatedAt } = (await testShop.call(getProduct, { params: { productId } })).body
    .data;
  expect(await lineOf(buyer)).toMatchObject({ review: null, canReview: true });
  expect(await summaryOf()).toEqual([null, 0]);
  const written = await reviews.write(buyer, { orderId, productId, stars: 4, text: '  Loud  ' });
  expect(written.body).toMatchObject({
    message: 'Thank you. Your stars count now, your words once the shop has read them.',
    data: { stars: 4, text: 'Loud', status: 'pending', reason: null, answer: null },
  });
  const { _id } = written.body.data;
  expect(await lineOf(buyer)).toMatchObject({ review: written.body.data, canReview: false });
  expect(await summaryOf()).toEqual([4, 1]);
  const [shown] = (await reviews.shown(productId)).body.data;
  expect(shown).toMatchObject({
    name: 'Anbu K.',
    isAnonymous: false,
    stars: 4,
    text: '',
    answer: null,
    deliveredIn: expect.stringMatching(/^20\d\d-[01]\d$/),
  });

  const answered = await reviews.judge(_id, {
    status: 'published',
    answer: 'Thank you, Anbu',
    version: 1,
  });
  expect(answered.body.data).toMatchObject({ status: 'published', version: 2 });
  const text = { text: 'Loud', answer: 'Thank you, Anbu' };
  expect((await reviews.shown(productId)).body.data).toMatchObject([text]);
  const listed = await testShop.call(listProducts, { body: {} });
  expect(listed.body.data.find((one) => one._id === productId)).toMatchObject({
    reviews: { average: 4, count: 1 },
    version,
    updatedAt,
  });
});

test('edge 37: withdrawn after an answer, both go, and another can be written', async () => {
  const { _id } = (await reviews.write(buyer, { orderId, productId, text: 'Loud' })).body.data;
  await reviews.judge(_id, { status: 'published', answer: 'Thank you', version: 1 });
  const stranger = await customer(testShop);
  expect((await reviews.withdraw(stranger, _id)).refusal.code).toBe('reviewNotFound');
  expect((await reviews.withdraw(buyer, _id)).body.message).toBe('Your review is withdrawn');
  expect((await reviews.shown(productId)).body).toMatchObject({ data: [], totalCount: 0 });
  expect((await reviews.withdraw(buyer, _id)).status).toBe(404);
  expect((await reviews.judge(_id, { answer: 'Hm', version: 2 })).status).toBe(404);
  expect(await lineOf(buyer)).toMatchObject({ review: null, canReview: true });
  expect((await reviews.write(buyer, { orderId, productId, stars: 2 })).status).toBe(200);
  expect(await summaryOf()).toEqual([2, 1]);
});

test('edge 32: an order that is taken back hides its review until it is delivered again', async () => {
  await reviews.write(buyer, { orderId, productId, stars: 5 });
  for (const status of ['SHIPPED', 'CANCELLED'] as const) {
    await setStatus(testShop, owner, orderId, status);
    expect(await summaryOf()).toEqual([null, 0]);
    expect((await reviews.shown(productId)).body.data).toEqual([]);
    const again = await reviews.write(buyer, { orderId, productId });
    expect(again.refusal.code).toBe('reviewExists');
    await setStatus(testShop, owner, orderId, 'DELIVERED');
    expect(await summaryOf()).toEqual([5, 1]);
  }
});

test('edge 32: a refund after the review takes nothing from it', async () => {
  await reviews.write(buyer, { orderId, productId, stars: 5 });
  await sql`update orders set payment_status = 'REFUNDED' where id = ${orderId}`.execute(
    testShop.shop.db,
  );
  expect(await summaryOf()).toEqual([5, 1]);
  expect(await lineOf(buyer)).toMatchObject({ review: { stars: 5 }, canReview: false });
});

test('edge 32: day 180 ends at midnight in Kolkata', async () => {
  await sql`update orders set delivered_at = '2026-06-01T20:00:00+05:30' where id = ${orderId}`.execute(
    testShop.shop.db,
  );
  testShop.setNow(new Date('2026-11-29T00:01:00+05:30'));
  Object.assign(buyer, await signInAgain(testShop, buyer));
  expect(await lineOf(buyer)).toMatchObject({ canReview: false });
  const late = await reviews.write(buyer, { orderId, productId });
  expect(late.refusal).toMatchObject({
    code: 'reviewNotPossible',
    message: 'Reviews are for delivered orders, up to 180 days',
  });
  testShop.setNow(new Date('2026-11-28T23:59:00+05:30'));
  Object.assign(buyer, await signInAgain(testShop, buyer));
  expect(await lineOf(buyer)).toMatchObject({ canReview: true });
  expect((await reviews.write(buyer, { orderId, productId })).status).toBe(200);
});

test('edge 33: only the customer of the order, of its products, once it is delivered', async () => {
  const stranger = await customer(testShop);
  const guest = await reviews.write({ ...buyer, token: '' }, { orderId, productId });
  expect(guest.status).toBe(401);
  const foreign = await reviews.write(stranger, { orderId, productId });
  expect(foreign.refusal.code).toBe('orderNotFound');
  const elsewhere = await product(testShop);
  const notBought = await reviews.write(buyer, { orderId, productId: elsewhere });
  expect(notBought.refusal.code).toBe('orderNotFound');
  const open = await codOrder(testShop, buyer, [{ productId, quantity: 1 }]);
  expect(await lineOf(buyer, open._id)).toMatchObject({ canReview: false });
  const early = await reviews.write(buyer, { orderId: open._id, productId });
  expect(early.refusal.code).toBe('reviewNotPossible');
  const unknown = await testShop.call(getProduct, { params: { productId: crypto.randomUUID() } });
  expect(unknown.refusal.code).toBe('productNotFound');
  expect((await reviews.shown(crypto.randomUUID())).refusal.code).toBe('productNotFound');
});

test('edge 33: a deleted account writes nothing more, and its review is that of a customer', async () => {
  const second = await deliveredOrder(testShop, { owner, buyer }, [productId]);
  await reviews.write(buyer, { orderId, productId, stars: 1, text: 'Damp' });
  await reviews.write(buyer, { orderId: second, productId, stars: 5, text: 'Dry' });
  const exported = await testShop.call(exportMyData, { token: buyer.token });
  expect(exported.body.data.reviews).toMatchObject([{ stars: 1 }, { stars: 5, text: 'Dry' }]);
  await testShop.call(deleteMyAccount, { body: { password: buyer.password }, token: buyer.token });
  expect((await reviews.write(buyer, { orderId, productId })).status).toBe(401);
  expect(await summaryOf()).toEqual([5, 1]);
  const shown = (await reviews.shown(productId)).body.data;
  expect(shown).toMatchObject([{ name: 'A customer', isAnonymous: true, stars: 5 }]);
  const [listed] = (await reviews.listed({ status: 'pending' })).body.data;
  expect(listed).toMatchObject({ text: 'Dry', customer: null });
});

test('of several reviews by one customer the newest counts, and the average is rounded half up', async () => {
  const second = await deliveredOrder(testShop, { owner, buyer }, [productId]);
  await reviews.write(buyer, { orderId, productId, stars: 1 });
  const newest = (await reviews.write(buyer, { orderId: second, productId, stars: 4 })).body.data;
  expect(await summaryOf()).toEqual([4, 1]);
  for (const stars of [4, 4, 5]) await reviewBy('Someone Else', { stars });
  // 17 of 4 is 4.25.
  expect(await summaryOf()).toEqual([4.3, 4]);
  expect((await reviews.shown(productId)).body.summary.stars).toEqual({
    '1': 0,
    '2': 0,
    '3': 0,
    '4': 3,
    '5': 1,
  });
  await reviews.withdraw(buyer, newest._id);
  expect((await reviews.shown(productId)).body.summary.stars).toMatchObject({ '1': 1, '4': 2 });
});

test('five a page, newest first; a deleted product keeps its reviews', async () => {
  for (let n = 1; n <= 6; n += 1) await reviewBy(`Number ${n}`, { stars: 1 + (n % 5) });
  const [first, second] = [await reviews.shown(productId), await reviews.shown(productId, 2)];
  expect(first.body).toMatchObject({ totalCount: 6, totalPages: 2 });
  expect(first.body.data.map(({ stars }) => stars)).toEqual([2, 1, 5, 4, 3]);
  expect(second.body.data).toMatchObject([{ stars: 2 }]);
  expect((await reviews.shown(productId, 3)).body.data).toEqual([]);
  expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  await sql`update products set deleted_at = now() where id = ${productId}`.execute(
    testShop.shop.db,
  );
  testShop.shop.cache.drop();
  expect((await reviews.shown(productId)).refusal.code).toBe('productNotFound');
  const kept = (await reviews.listed()).body.data.filter((one) => one.product._id === productId);
  expect(kept).toHaveLength(6);
});

test.each([
  ['a link', 'Cheaper at www.other.example'],
  ['ten digits', 'Call 98765 43210'],
  ['ten Tamil digits', 'அழைக்க ௯௮௭௬௫-௪௩௨௧௦'],
])('words with %s are refused', async (_what, text) => {
  const { status, refusal } = await reviews.write(buyer, { orderId, productId, text });
  expect([status, refusal.issues]).toMatchObject([
    400,
    [{ path: 'text', message: 'Please leave out links and phone numbers' }],
  ]);
});

test('edge 35: 1,000 letters in Tamil are 3,000 bytes and fit, and one more does not', async () => {
  const text = 'அ'.repeat(1_000);
  const long = await reviews.write(buyer, { orderId, productId, text: `${text}அ` });
  expect(long.status).toBe(400);
  expect((await reviews.write(buyer, { orderId, productId, text })).body.data.text).toBe(text);
});

test('20 reviews a day; what is refused does not count', async () => {
  const strict = await openTestShop({ RATE_LIMIT_SCALE: '1' });
  const [shopkeeper, person] = [await admin(strict), await customer(strict)];
  const calls = reviewsOf(strict, shopkeeper);
  const ids = [];
  for (let n = 0; n < 21; n += 1) ids.push(await product(strict));
  const order = await deliveredOrder(strict, { owner: shopkeeper, buyer: person }, ids);
  const write = (id = '') => calls.write(person, { orderId: order, productId: id });
  for (const id of ids.slice(0, 20)) {
    expect((await write(id)).status).toBe(200);
    if (id !== ids[19]) expect((await write(ids[0])).status).toBe(409);
  }
  expect((await write(ids[20])).refusal.code).toBe('tooManyRequests');
  await strict.close();
});
