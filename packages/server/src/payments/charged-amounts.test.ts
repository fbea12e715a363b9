import { toHundredths } from '@mathappu/contract/money';
import { getMyOrder } from '@mathappu/contract/orders';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderBody, sendCodOrder } from '#test/orders.ts';
import { sendOnlineOrder } from '#test/payments.ts';
import { customer } from '#test/people.ts';
import { product } from '#test/products.ts';
import { openTestShop, type TestShop } from '#test/test-shop.ts';

let testShop: TestShop;
beforeAll(async () => {
  testShop = await openTestShop();
});
afterAll(() => testShop.close());

const rupees = fc.integer({ min: 100, max: 10_000_000 }).map((paise) => paise / 100);
const sale = fc.record({
  price: rupees,
  discount: fc.integer({ min: 0, max: 9_900 }).map((basisPoints) => basisPoints / 100),
  quantity: fc.integer({ min: 1, max: 999 }),
});

async function begin({
  price,
  discount,
  quantity,
}: {
  price: number;
  discount: number;
  quantity: number;
}) {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price, discount, stock: 2_000 });
  const body = await orderBody(testShop, buyer, [{ productId, quantity }]);
  return { buyer, productId, body };
}

test('the gateway charges the amount that was shown and invoiced', async () => {
  await fc.assert(
    fc.asyncProperty(sale, async (sold) => {
      const { buyer, body } = await begin(sold);
      // Less is no payment, and more the provider refuses.
      fc.pre(body.totalAmt >= 1 && body.totalAmt <= 500_000);
      const { body: answer } = await sendOnlineOrder(testShop, buyer, body);
      const { orderId, razorpay } = answer.data;
      const atGateway = await testShop.app.inject(`/sandbox/razorpay/checkout/${razorpay.orderId}`);
      const { body: invoice } = await testShop.call(getMyOrder, {
        params: { orderId },
        token: buyer.token,
      });
      const shown = toHundredths(body.totalAmt);
      expect(razorpay.amount).toBe(shown);
      expect((atGateway.json() as { amount: number }).amount).toBe(shown);
      expect(toHundredths(invoice.data.totalAmt)).toBe(shown);
      expect(toHundredths(invoice.data.product_details[0]?.total ?? 0)).toBe(shown);
    }),
    { numRuns: 30 },
  );
});

test('no amount that a browser claims lowers the price', async () => {
  const tampering = fc.record(
    {
      totalAmt: fc.oneof(rupees, fc.constant(0)),
      subTotalAmt: fc.oneof(rupees, fc.constant(0)),
      price: fc.oneof(rupees, fc.constant(0)),
      discount: fc.constantFrom(0, 50, 99.99, 100),
    },
    { requiredKeys: [] },
  );
  await fc.assert(
    fc.asyncProperty(sale, tampering, async (sold, { price, discount, ...sums }) => {
      const { buyer, productId, body } = await begin(sold);
      const line = { productId, quantity: sold.quantity, price, discount };
      const tampered = { ...body, ...sums, product_details: [line] };
      const answer = await sendCodOrder(testShop, buyer, tampered, 'key');
      const orders = await testShop.shop.db
        .selectFrom('orders')
        .select('total_paise')
        .where('user_id', '=', buyer.userId)
        .execute();
      const isHonest =
        tampered.totalAmt === body.totalAmt && tampered.subTotalAmt === body.totalAmt;
      expect(answer.status).toBe(isHonest ? 200 : 409);
      expect(orders).toEqual(isHonest ? [{ total_paise: toHundredths(body.totalAmt) }] : []);
    }),
    { numRuns: 60 },
  );
});
