import { getOrderHistory } from '@mathappu/contract/orders';
import { refundOrder } from '@mathappu/contract/payments';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { deliverWebhooks, onlineOrder, payInSandbox, paymentOf } from '#test/payments.ts';
import { admin, customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

test('the payment that was shown goes back, and asking again touches no other one', async () => {
  const { token } = await admin(testShop);
  const buyer = await customer(testShop);
  const productId = await product(testShop);
  const { _id, orderId, razorpay } = await onlineOrder(testShop, buyer, [
    { productId, quantity: 1 },
  ]);
  await payInSandbox(testShop, razorpay);
  await deliverWebhooks(testShop);
  // Beside the one that pays the order, one that pays nothing.
  await testShop.shop.db
    .insertInto('payments')
    .values({
      gateway_payment_id: 'pay_ofawrongamount',
      gateway_order_id: razorpay.orderId,
      order_id: _id,
      state: 'captured',
      amount_paise: 700,
      currency: 'INR',
    })
    .execute();
  const refundable = async () =>
    (await testShop.call(getOrderHistory, { params: { orderId }, token })).body.data.refundable;
  expect(await refundable()).toEqual({ gatewayPaymentId: 'pay_ofawrongamount', amount: 7 });

  const refund = () =>
    testShop.call(refundOrder, {
      params: { orderId },
      body: { reason: 'Pays nothing', gatewayPaymentId: 'pay_ofawrongamount' },
      token,
    });
  expect((await refund()).body.data).toEqual({ orderId, amount: 7 });
  expect((await refund()).refusal.success).toBe(false);
  expect((await paymentOf(testShop, _id)).refunds).toHaveLength(1);
  expect(await refundable()).toMatchObject({ amount: razorpay.amount / 100 });
});
