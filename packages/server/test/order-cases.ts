import { updateOrderStatus } from '@mathappu/contract/admin/admin-orders';
import { addToCart } from '@mathappu/contract/cart';
import type { OrderRequest, RazorpayCheckout } from '@mathappu/contract/checkout';
import type { OrderStatus } from '@mathappu/contract/orders/order-status';
import { releaseHolds } from '#server/payments/release-holds.ts';
import { codOrder, orderBody } from './orders.ts';
import {
  type CheckoutCallback,
  eventsOf,
  onlineOrder,
  payInSandbox,
  sendEvent,
} from './payments.ts';
import { customer, type Person } from './people.ts';
import { product } from './products.ts';
import type { TestAnswer, TestShop } from './test-shop.ts';

/** A customer who orders two pieces of one product. */
export type OrderCase = { buyer: Person; productId: string };
type Ordered = OrderCase & { order: { _id: string; orderId: string } };
type UnpaidOrder = OrderCase & { order: Ordered['order'] & { razorpay: RazorpayCheckout } };
type PaidOrder = UnpaidOrder & { callback: CheckoutCallback };

const lineOf = ({ productId }: OrderCase) => [{ productId, quantity: 2 }];

export async function cartWithLine(
  testShop: TestShop,
  { stock = 5 } = {},
): Promise<OrderCase & { body: OrderRequest }> {
  const buyer = await customer(testShop);
  const productId = await product(testShop, { price: 100.5, discount: 10.5, stock });
  await testShop.call(addToCart, { body: { productId, quantity: 2 }, token: buyer.token });
  const body = await orderBody(testShop, buyer, lineOf({ buyer, productId }));
  return { buyer, productId, body };
}

export async function cashOrder(testShop: TestShop): Promise<Ordered> {
  const { buyer, productId } = await cartWithLine(testShop);
  const order = await codOrder(testShop, buyer, lineOf({ buyer, productId }));
  return { buyer, productId, order };
}

export async function unpaidOrder(testShop: TestShop, { stock = 5 } = {}): Promise<UnpaidOrder> {
  const { buyer, productId } = await cartWithLine(testShop, { stock });
  const order = await onlineOrder(testShop, buyer, lineOf({ buyer, productId }));
  return { buyer, productId, order };
}

/** Pays at the gateway; the shop has not received any event yet. */
export async function pay(testShop: TestShop, unpaid: UnpaidOrder): Promise<PaidOrder> {
  return { ...unpaid, callback: await payInSandbox(testShop, unpaid.order.razorpay) };
}

export async function paidOrder(testShop: TestShop): Promise<PaidOrder> {
  const paid = await pay(testShop, await unpaidOrder(testShop));
  await sendEventOf(testShop, paid, 'payment.captured');
  return paid;
}

/** An order that was cancelled because its hold ended. */
export async function expiredOrder(testShop: TestShop): Promise<UnpaidOrder> {
  const unpaid = await unpaidOrder(testShop);
  await endHold(testShop, unpaid);
  await releaseHolds(testShop.shop);
  return unpaid;
}

export async function endHold(testShop: TestShop, { order }: Ordered): Promise<void> {
  await testShop.database.db
    .updateTable('orders')
    .set({ hold_until: new Date(Date.now() - 1_000) })
    .where('id', '=', order._id)
    .execute();
}

export const setStatus = (
  testShop: TestShop,
  admin: Person,
  { order }: Ordered,
  status: OrderStatus,
): Promise<TestAnswer<typeof updateOrderStatus>> =>
  testShop.call(updateOrderStatus, {
    params: { orderId: order._id },
    body: { status },
    token: admin.token,
  });

/** Delivers the sandbox's event of a type about the order. */
export async function sendEventOf(
  testShop: TestShop,
  { order }: UnpaidOrder,
  type: string,
): Promise<{ status: number }> {
  const events = eventsOf(testShop, order.razorpay.orderId);
  const event = events.find((one) => one.type === type);
  if (!event) throw new Error(`no ${type}`);
  return { status: await sendEvent(testShop, event) };
}
