import type { OrderRequest } from '@mathappu/contract/checkout';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { address } from '#test/addresses.ts';
import { cartLine, cartOf } from '#test/carts.ts';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { customer } from '#test/people.ts';
import { product, stockOf } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

async function countRows() {
  const count = async (
    table: 'orders' | 'order_lines' | 'stock_movements' | 'idempotent_requests',
  ) => {
    const { n } = await testShop.shop.db
      .selectFrom(table)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow();
    return n;
  };
  return {
    orders: await count('orders'),
    lines: await count('order_lines'),
    movements: await count('stock_movements'),
    keys: await count('idempotent_requests'),
  };
}

test('products that are short, deleted or differently priced are refused with fresh lines, and nothing is written', async () => {
  const buyer = await customer(testShop);
  const plenty = await product(testShop, { name: 'Plenty', price: 10, stock: 50 });
  const few = await product(testShop, { name: 'Few', price: 5, stock: 2 });
  const none = await product(testShop, { name: 'None', stock: 0 });
  const deleted = await product(testShop, { name: 'Gone' });
  await cartLine(testShop, buyer.userId, { productId: plenty, quantity: 1 });
  const honest = await orderBody(testShop, buyer, [{ productId: plenty, quantity: 1 }]);
  const deletedBody = await orderBody(testShop, buyer, [
    { productId: plenty, quantity: 1 },
    { productId: deleted, quantity: 1 },
  ]);
  await testShop.shop.db
    .updateTable('products')
    .set({ deleted_at: new Date() })
    .where('id', '=', deleted)
    .execute();
  const short = (productId: string, quantity: number) =>
    orderBody(testShop, buyer, [
      { productId: plenty, quantity: 1 },
      { productId, quantity },
    ]);
  const before = await countRows();
  const cases: [OrderRequest, string, number, number][] = [
    [await short(few, 3), 'Only 2 of Few left. Please review your order', 2, 25],
    [await short(none, 1), 'None is out of stock. Please review your order', 2, 110],
    [deletedBody, 'Gone is no longer available. Please review your order', 1, 10],
    [
      await short(crypto.randomUUID(), 1),
      'A product of your order is no longer available. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, totalAmt: 9.99 },
      'Prices or stock have changed. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, subTotalAmt: 10.01 },
      'Prices or stock have changed. Please review your order',
      1,
      10,
    ],
    [
      { ...honest, totalAmt: 9, product_details: [{ productId: plenty, quantity: 1, price: 9 }] },
      'The price of Plenty has changed. Please review your order',
      1,
      10,
    ],
  ];
  for (const [body, message, lineCount, totalAmt] of cases) {
    const { status, refusal } = await sendCodOrder(testShop, buyer, body, 'refused');
    expect([status, refusal.message]).toEqual([409, message]);
    const data = refusal.data as {
      lines: { _id: string; productId: { stock: number } }[];
      totalAmt: number;
    };
    expect(data.totalAmt).toBe(totalAmt);
    expect(data.lines).toHaveLength(lineCount);
    expect(data.lines[0]?.productId.stock).toBe(50);
  }
  expect(await countRows()).toEqual(before);
  expect([await stockOf(testShop, plenty), await stockOf(testShop, few)]).toEqual([50, 2]);
  expect(await cartOf(testShop, buyer.userId)).toEqual([{ productId: plenty, quantity: 1 }]);
  await testShop.runJobs();
  expect(testShop.outbox.filter(({ to }) => to === buyer.email)).toEqual([]);
  expect((await sendCodOrder(testShop, buyer, honest, 'refused')).status).toBe(200);
});

test('invalid input and addresses of others are refused', async () => {
  const [buyer, stranger] = [await customer(testShop), await customer(testShop)];
  const item = await product(testShop, { stock: 5_000 });
  const body = await orderBody(testShop, buyer, [{ productId: item, quantity: 1 }]);
  const foreign = await address(testShop, stranger.userId);
  const before = await countRows();
  const send = async (changes: object, key?: string) => {
    const { status, refusal } = await sendCodOrder(testShop, buyer, { ...body, ...changes }, key);
    return [status, refusal.message];
  };
  expect(await send({ delivery_address: foreign._id })).toEqual([404, 'Address not found']);
  expect(await send({ delivery_address: '' })).toEqual([400, 'Please select a delivery address']);
  expect(await send({ product_details: [] })).toEqual([400, 'Your cart is empty']);
  expect(await send({}, 'schlüssel')).toEqual([
    400,
    'Idempotency-Key must be 1 to 200 printable characters',
  ]);
  expect((await send({}, 'k'.repeat(201)))[0]).toBe(400);
  const half = { productId: item, quantity: 500 };
  expect(await send({ product_details: [half, half] })).toEqual([
    400,
    'At most 999 of each product',
  ]);
  expect((await send({ product_details: [{ productId: item, quantity: 0 }] }))[0]).toBe(400);
  expect(await countRows()).toEqual(before);
});
