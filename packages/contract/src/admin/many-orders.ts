import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { orderIdOrNumber, text } from '../fields.ts';
import { maxOrdersAtOnce, orderReasonMaxLength } from '../limits.ts';
import { orderStatusRefusals } from '../orders/order-refusals.ts';
import { orderStatuses } from '../orders/order-status.ts';

const orderStatus = z.enum(orderStatuses);

export const updateManyOrders = endpoint('updateManyOrders', {
  tag: 'Orders (admin)',
  summary: 'Set the status of many orders: each changes whole or is refused, independently',
  body: z.strictObject({
    status: orderStatus,
    reason: z.optional(text(orderReasonMaxLength)),
    orders: z
      .array(
        z.strictObject({
          orderId: orderIdOrNumber,
          /** The status that the change was decided on, as of `updateOrderStatus`. */
          from: z.optional(orderStatus),
        }),
      )
      .check(z.minLength(1), z.maxLength(maxOrdersAtOnce)),
  }),
  data: z.object({
    /** The ids or numbers as the request named them; a repeated request gets them again. */
    updated: z.array(z.string()),
    refused: z.array(
      z.object({
        orderId: z.string(),
        code: z.enum(orderStatusRefusals),
        message: z.string(),
      }),
    ),
  }),
  errors: ['outOfStock'],
});
export type ManyOrdersUpdate = z.output<typeof updateManyOrders.data>;
