import { addToCart, getCart } from '@mathappu/contract/cart';
import { updateProduct } from '@mathappu/contract/catalogue';
import { getMyOrder } from '@mathappu/contract/orders';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codOrder, orderBody, sendCodOrder } from '#test/orders.ts';
import { onlineOrder, payInSandbox, paymentOf, resetSandbox, verify } from '#test/payments.ts';
import { admin, customer, type Person } from '#test/people.ts';
import { lawful, product, rulesOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
beforeEach(() => resetSandbox(testShop));
afterAll(() => testShop.close());

const state = (productId: string, passport: object) =>
  testShop.call(updateProduct, {
    params: { productId },
    body: {
      ...{ name: 'Garland', description: 'Bangs', price: 100, stock: 100, stockSeen: 100 },
      ...{ unit: 'Box', passport },
    } as never,
    token: owner.token,
  });

test('edge 24: a rule takes garlands out of carts and checkouts, and an open order is finished', async () => {
  const garland = await product(testShop, { name: 'Garland', stock: 100 });
  await state(garland, { ...lawful, joinedPieces: 100 });
  const payer = await customer(testShop);
  const open = await onlineOrder(testShop, payer, [{ productId: garland, quantity: 1 }]);
  const buyers = await Promise.all(Array.from({ length: 30 }, () => customer(testShop)));
  const bodies = [];
  for (const { token, userId } of buyers) {
    const line = { productId: garland, quantity: 1 };
    await testShop.call(addToCart, { body: line, token });
    bodies.push(await orderBody(testShop, { userId }, [line]));
  }
  await rulesOf(testShop, owner).set('joined', 'block');

  for (const [at, buyer] of buyers.entries()) {
    const cart = await testShop.call(getCart, { token: buyer.token });
    expect(cart.body.data).toEqual([]);
    const { status, refusal } = await sendCodOrder(testShop, buyer, bodies[at] as never);
    expect([status, refusal.code, refusal.message]).toEqual([
      409,
      'orderProductGone',
      'Garland is no longer available. Please review your order',
    ]);
  }
  const paid = await verify(testShop, payer.token, await payInSandbox(testShop, open.razorpay));
  expect(paid.status).toBe(200);
  expect(await paymentOf(testShop, open._id)).toMatchObject({ paymentStatus: 'PAID' });
  await rulesOf(testShop, owner).set('joined', 'allow');
});

test('an order keeps the facts as they were when it was placed', async () => {
  const id = await product(testShop, { name: 'Garland', stock: 100 });
  const buyer = await customer(testShop);
  const bare = await codOrder(testShop, buyer, [{ productId: id, quantity: 1 }]);
  await testShop.call(updateProduct, {
    params: { productId: id },
    body: {
      ...{ name: 'Garland', description: 'Bangs', price: 100, stock: 50, stockSeen: 50 },
      ...{ unit: 'Box', passport: lawful },
    } as never,
    token: owner.token,
  });
  const order = await codOrder(testShop, buyer, [{ productId: id, quantity: 1 }]);
  await testShop.call(updateProduct, {
    params: { productId: id },
    body: {
      ...{ name: 'Garland', description: 'Bangs', price: 100, stock: 50, stockSeen: 50 },
      ...{ unit: 'Box', passport: { noiseDb: 80, pesoRef: 'PESO/OTHER' } },
    } as never,
    token: owner.token,
  });
  const passportOf = async (orderId: string) =>
    (await testShop.call(getMyOrder, { params: { orderId }, token: buyer.token })).body.data
      .product_details[0]?.passport;
  expect(await passportOf(order._id)).toMatchObject(lawful);
  expect(await passportOf(bare._id)).toMatchObject({ class: null, noiseDb: null });
});
