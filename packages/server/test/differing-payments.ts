import { acceptPayment } from '@mathappu/contract/payments';
import { unpaidOrder } from './order-cases.ts';
import { payInSandbox, setSandbox, verify } from './payments.ts';
import type { Person } from './people.ts';
import type { TestShop } from './test-shop.ts';

/** Paid with ₹10 less than its total, and not counted as paid. */
export async function orderPaidDifferently(testShop: TestShop, settings: object = {}) {
  const unpaid = await unpaidOrder(testShop);
  await setSandbox(testShop, { offerPaise: 1_000, lostWebhooks: ['*'], ...settings });
  const callback = await payInSandbox(testShop, unpaid.order.razorpay);
  const { refusal } = await verify(testShop, unpaid.buyer.token, callback);
  if (refusal.code !== 'paymentDiffers') throw new Error(`not refused: ${refusal.code}`);
  return { ...unpaid, gatewayPaymentId: callback.razorpay_payment_id };
}

export const acceptAs = (
  testShop: TestShop,
  { token }: Person,
  { orderId, gatewayPaymentId }: { orderId: string; gatewayPaymentId: string },
) =>
  testShop.call(acceptPayment, {
    params: { orderId },
    body: { gatewayPaymentId, reason: 'An offer of ours' },
    token,
  });
