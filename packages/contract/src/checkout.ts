import * as z from 'zod/mini';
import { cartItem } from './cart.ts';
import { endpoint } from './endpoint.ts';
import { id, orderIdOrNumber } from './fields.ts';
import { staleOrderCodes } from './orders/order-refusals.ts';
import { orderTotals } from './orders/order-totals.ts';
import { orderedGoods } from './orders/ordered-goods.ts';
import { codeProblem } from './prices/price-codes.ts';
import { deliveryKinds } from './settings/delivery-terms.ts';

/** The ordered goods and their address; the call itself says how they are paid. */
export const orderRequest = z.extend(orderedGoods, {});
export type OrderRequest = z.output<typeof orderRequest>;

/**
 * The data of a 409: the lines as they are now, without products that are no longer sold. The totals
 * are those of the estimate as long as it holds its prices for these lines.
 */
const freshLines = z.object({
  lines: z.array(cartItem),
  totalAmt: z.number(),
  totals: orderTotals,
  /** Null when the address has gone. */
  delivery_terms: z.nullable(z.enum(deliveryKinds)),
  codeProblem,
});
export type FreshLines = z.output<typeof freshLines>;

export const placingErrors = [
  'addressNotFound',
  'orderingClosed',
  'notDelivered',
  'belowMinimum',
  'orderQuantityLimit',
  'quoteNotFound',
  ...staleOrderCodes,
  'outOfStock',
  'invalidIdempotencyKey',
  'idempotencyConflict',
] as const;

export const placeCodOrder = endpoint('placeCodOrder', {
  tag: 'Checkout',
  summary: 'Place an order paid in cash on delivery; an Idempotency-Key makes it repeatable',
  body: orderRequest,
  data: z.object({ orderId: z.string(), _id: id, codeProblem }),
  errors: [...placingErrors, 'saleModeRefused'],
});

const razorpayCheckout = z.object({
  key: z.string(),
  /** Paise, as the provider requires. */
  amount: z.int(),
  currency: z.literal('INR'),
  orderId: z.string(),
  /** Address of the checkout script to load. */
  checkoutUrl: z.string(),
});
export type RazorpayCheckout = z.output<typeof razorpayCheckout>;

const onlineOrder = z.object({ razorpay: razorpayCheckout, orderId: z.string(), _id: id });
const placedOnlineOrder = z.extend(onlineOrder, { codeProblem });

export const placeOnlineOrder = endpoint('placeOnlineOrder', {
  tag: 'Checkout',
  summary: 'Place an order that waits for its online payment with its stock held',
  body: orderRequest,
  data: placedOnlineOrder,
  errors: [
    ...placingErrors,
    'saleModeRefused',
    'tooManyUnpaidOrders',
    'totalTooSmall',
    'paymentNotPossible',
    'paymentUnavailable',
    'gatewayFailed',
    'paymentRefused',
  ],
});

export const resumePayment = endpoint('resumePayment', {
  tag: 'Checkout',
  summary: 'What the payment dialog needs for an unpaid order whose hold still lasts',
  body: z.strictObject({ orderId: orderIdOrNumber }),
  data: onlineOrder,
  errors: [
    'orderNotFound',
    'saleModeRefused',
    'paymentNotPossible',
    'paymentUnavailable',
    'gatewayFailed',
    'paymentRefused',
  ],
});
