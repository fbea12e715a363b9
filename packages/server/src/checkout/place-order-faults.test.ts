import { resumePayment } from '@mathappu/contract/checkout';
import { afterAll, beforeAll, test } from 'vitest';
import { cartWithLine } from '#test/order-cases.ts';
import { sendCodOrder } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { defineAct, type FaultyShop, openFaultyShop } from '#test/statement-faults.ts';
import type { TestShop } from '#test/test-shop.ts';
import { placeOrder } from './place-order.ts';

let faulty: FaultyShop;
let testShop: TestShop;
beforeAll(async () => {
  faulty = await openFaultyShop();
  testShop = faulty.testShop;
});
afterAll(() => testShop.close());

test.each([
  defineAct({
    name: 'placing a cash order',
    prepare: () => cartWithLine(testShop),
    run: ({ buyer, body }) => sendCodOrder(testShop, buyer, body, 'key'),
  }),
  defineAct({
    name: 'placing an online order',
    prepare: () => cartWithLine(testShop),
    run: ({ buyer, body }) => sendOnlineOrder(testShop, buyer, body, 'key'),
    hasSteps: true,
  }),
  defineAct({
    name: 'resuming the payment of an order without a gateway order',
    prepare: async () => {
      const cart = await cartWithLine(testShop);
      const order = await placeOrder(testShop.shop, {
        userId: cart.buyer.userId,
        paymentMethod: 'online',
        body: cart.body,
        idempotencyKey: 'key',
        language: 'en',
      });
      return { ...cart, order };
    },
    run: ({ buyer, order }) =>
      testShop.call(resumePayment, { body: { orderId: order.number }, token: buyer.token }),
  }),
])(
  '$name is done whole or not at all, whichever statement fails',
  (act) => faulty.breakAtEachStatement(act),
  120_000,
);
