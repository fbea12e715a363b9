import {
  deleteProduct,
  listDeletedProducts,
  listProducts,
  restoreProduct,
} from '@mathappu/contract/catalogue';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { admin, type Person } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
let owner: Person;
beforeAll(async () => {
  testShop = await openTestShop();
  owner = await admin(testShop);
});
afterAll(() => testShop.close());

const found = async (name: string) =>
  (await testShop.call(listProducts, { body: { search: name } })).body.data.map((one) => one.name);

test('a deleted product is listed for 90 days and comes back as it was, once', async () => {
  const { token } = owner;
  const name = `Whistler ${Date.now()}`;
  const productId = await product(testShop, { name, stock: 7 });
  await testShop.call(deleteProduct, { params: { productId }, token });
  expect(await found(name)).toEqual([]);
  const { body } = await testShop.call(listDeletedProducts, { token });
  expect(body.data).toContainEqual(expect.objectContaining({ _id: productId, name }));

  const { body: restored } = await testShop.call(restoreProduct, { params: { productId }, token });
  expect(restored.data).toMatchObject({ name, stock: 7 });
  expect(await found(name)).toEqual([name]);
  const again = await testShop.call(restoreProduct, { params: { productId }, token });
  expect(again.refusal.code).toBe('productNotFound');
});

test('what was deleted longer ago stays deleted', async () => {
  const productId = await product(testShop);
  const deleted_at = new Date(Date.now() - 91 * 24 * 60 * 60 * 1000);
  await testShop.shop.db
    .updateTable('products')
    .set({ deleted_at })
    .where('id', '=', productId)
    .execute();
  const { body } = await testShop.call(listDeletedProducts, { token: owner.token });
  expect(body.data.map(({ _id }) => _id)).not.toContain(productId);
  const { status } = await testShop.call(restoreProduct, {
    params: { productId },
    token: owner.token,
  });
  expect(status).toBe(404);
});
