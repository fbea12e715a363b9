import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { getUser } from '@mathappu/contract/users';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { codOrder } from '#test/orders.ts';
import { onlineOrder } from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('totals and favourite products exclude cancelled and unpaid orders', async () => {
  const owner = await admin(testShop);
  const buyer = await customer(testShop);
  const [rocket, wheel, pot] = [
    await product(testShop, { name: 'Rocket', price: 100, stock: 50 }),
    await product(testShop, { name: 'Wheel', price: 7, stock: 50 }),
    await product(testShop, { name: 'Pot', price: 1000, stock: 50 }),
  ];
  await codOrder(testShop, buyer, [
    { productId: rocket, quantity: 2 },
    { productId: wheel, quantity: 5 },
  ]);
  await codOrder(testShop, buyer, [{ productId: rocket, quantity: 4 }]);
  const cancelled = await codOrder(testShop, buyer, [{ productId: pot, quantity: 9 }]);
  await testShop.call(updateOrderStatus, {
    params: { orderId: cancelled._id },
    body: { status: 'CANCELLED' },
    token: owner.token,
  });
  await onlineOrder(testShop, buyer, [{ productId: pot, quantity: 1 }]);

  const { body } = await testShop.call(getUser, {
    token: owner.token,
    params: { userId: buyer.userId },
  });
  expect(body.data.orderStats).toMatchObject({ totalOrders: 2, totalSpent: 635 });
  expect(body.data.orderStats.lastOrderDate).not.toBeNull();
  expect(body.data.favoriteProducts).toMatchObject([
    { name: 'Rocket', totalQuantity: 6 },
    { name: 'Wheel', totalQuantity: 5 },
  ]);
});
