import { getCart } from '@mathappu/contract/cart';
import { getMyOrder, type Order, type PaymentStatus } from '@mathappu/contract/orders';
import { cancelMyOrder, changeOrder, payInCash } from '@mathappu/contract/payments';
import { expect } from 'vitest';
import type { OrderCase } from './order-cases.ts';
import { stockHistoryOf, stockOf } from './products.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

type OwnOrder = OrderCase & { order: { _id: string; orderId: string } };

const inputOf = ({ buyer, order }: OwnOrder) => ({
  body: { orderId: order._id },
  token: buyer.token,
});

export const payCash = (testShop: TestShop, own: OwnOrder): Promise<TestAnswer<typeof payInCash>> =>
  testShop.call(payInCash, inputOf(own));

export const change = (
  testShop: TestShop,
  own: OwnOrder,
): Promise<TestAnswer<typeof changeOrder>> => testShop.call(changeOrder, inputOf(own));

export const cancel = (
  testShop: TestShop,
  { buyer, order }: OwnOrder,
  paymentStatusSeen?: PaymentStatus,
): Promise<TestAnswer<typeof cancelMyOrder>> =>
  testShop.call(cancelMyOrder, {
    body: { orderId: order.orderId, paymentStatusSeen },
    token: buyer.token,
  });

export async function readOwnOrder(testShop: TestShop, { buyer, order }: OwnOrder): Promise<Order> {
  const input = { params: { orderId: order._id }, token: buyer.token };
  return (await testShop.call(getMyOrder, input)).body.data;
}

/** The quantities in the buyer's cart, by product. */
export async function cartOf(
  testShop: TestShop,
  { buyer }: OrderCase,
): Promise<Record<string, number>> {
  const { body } = await testShop.call(getCart, { token: buyer.token });
  return Object.fromEntries(body.data.map((line) => [line.productId._id, line.quantity]));
}

/** Runs all jobs; returns the texts of the buyer's mails and forgets the others. */
export async function newMailTexts(testShop: TestShop, { buyer }: OrderCase): Promise<string[]> {
  await testShop.runJobs();
  const mails = testShop.outbox.splice(0);
  return mails.filter(({ to }) => to === buyer.email).map(({ text }) => text);
}

/** The product's stock, which its history confirms. */
export async function expectStock(
  testShop: TestShop,
  { productId }: OrderCase,
  stock: number,
): Promise<void> {
  const found = [await stockOf(testShop, productId), await stockHistoryOf(testShop, productId)];
  expect(found).toEqual([stock, stock]);
}
