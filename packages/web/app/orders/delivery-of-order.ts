import type { Order } from '@mathappu/contract/orders';
import { whenExpected } from '@mathappu/contract/orders/expected-days';
import { type Delivery, wordExpected } from '@mathappu/contract/orders/total-rows';

type Delivered = Pick<
  Order,
  'createdAt' | 'orderStatus' | 'paymentDetails' | 'paymentStatus' | 'delivery_terms'
>;

/** Where an order goes, and when it arrives while it is under way. */
export const deliveryOfOrder = (order: Delivered): Delivery => ({
  ...order.delivery_terms,
  ...whenExpected({
    createdAt: order.createdAt,
    paymentMethod: order.paymentDetails.paymentMethod,
    isUnderWay: order.orderStatus !== 'delivered' && order.orderStatus !== 'cancelled',
    days: order.delivery_terms.days,
  }),
});

/** Such as 'Expected Tue 8 – Thu 10 Dec'; undefined where nothing is known. */
export const expectedOfOrder = (order: Delivered): string | undefined =>
  wordExpected(deliveryOfOrder(order));
