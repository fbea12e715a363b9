import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id, moment, oneOrMore, orderIdOrNumber, orderNumbers, text } from '../fields.ts';
import { paperBuyer } from '../invoices/buyer.ts';
import { orderPageSize, orderReasonMaxLength } from '../limits.ts';
import { receipt } from '../orders/manual-payments.ts';
import { orderLine } from '../orders/order-line.ts';
import { orderStatusRefusals } from '../orders/order-refusals.ts';
import { orderStatuses } from '../orders/order-status.ts';
import { orderFacts, paymentDifference, paymentMethod } from '../orders.ts';
import { pagination, pagingQuery, personSearchText } from '../paging.ts';
import { reportKinds, staffReport } from '../reports/report.ts';
import { packedStates } from '../shipments/packed-state.ts';
import { staffShipment } from '../shipments/shipment.ts';

const orderStatus = z.enum(orderStatuses);

export const adminOrder = z.extend(orderFacts, {
  status: orderStatus,
  /** Null without an account, also when it has been deleted. */
  user: z.nullable(z.object({ _id: id, name: z.string(), email: z.string(), phone: z.string() })),
  /** Whoever bought it; all are '' once the account has been deleted or the person forgotten. */
  customer: z.object({
    name: z.string(),
    phone: z.string(),
    email: z.string(),
    /** Of a business that wants its tax invoice by it. */
    gstin: z.string(),
    businessName: z.string(),
    hasAccount: z.boolean(),
  }),
  products: z.array(
    z.extend(orderLine, {
      /** Pieces that refunds gave back, also those on their way; all when all the money was given back. */
      refundedQuantity: z.int(),
      /** Pieces that a refund put back into stock. */
      returnedQuantity: z.int(),
      /** Where the product is on the shelves today: its category, in the shop's order of categories. */
      category: z.nullable(z.object({ name: z.string(), position: z.int() })),
    }),
  ),
  totalAmount: z.number(),
  /** Rupees given back of the total, or on their way; 0 of a cancelled order. */
  refundedAmount: z.number(),
  paymentMethod,
  /** The enquiry that it was made of, with the customer's words. */
  enquiry: z.nullable(z.object({ number: z.string(), note: z.string() })),
  /** Rupees of a cancelled order that are to be given back by hand; 0 when there are none. */
  toGiveBack: z.number(),
  deliveryAddress: z.object({
    recipient: z.string(),
    address: z.object({
      line: z.string(),
      city: z.string(),
      state: z.string(),
      country: z.string(),
      pincode: z.string(),
    }),
    contact: z.object({ mobile: z.string(), alternatePhone: z.string() }),
  }),
  /** Whether the checkout said that it showed '18 or older'; null before that was recorded. */
  isAgeNoticeShown: z.nullable(z.boolean()),
  /** What the buyer has reported, oldest first. */
  reports: z.array(staffReport),
  /** How it is packed and leaves; null before the first tick or save. */
  shipment: z.nullable(staffShipment),
});
export type AdminOrder = z.output<typeof adminOrder>;

const adminOrderFilter = {
  status: z.optional(oneOrMore(orderStatuses)),
  userId: z.optional(id),
  /** Filters confirmed orders that wait for money outside the payment provider. */
  owing: z.optional(z.literal('offline')),
  /** Orders with an open report of this kind, or of any. */
  reported: z.optional(z.enum([...reportKinds, 'any'])),
  /** Only orders of which pieces are left because not everything was refunded. */
  left: z.optional(z.literal('pieces')),
  /** How far they are packed. */
  packed: z.optional(z.enum(packedStates)),
  /** Over order number, customer, phone, email, city, pincode and amount. */
  search: personSearchText,
};

export const listAllOrders = endpoint('listAllOrders', {
  tag: 'Orders (admin)',
  summary: 'All orders, newest first, filtered and searched',
  query: z.strictObject({ ...pagingQuery(orderPageSize), ...adminOrderFilter }),
  data: z.object({ orders: z.array(adminOrder), pagination }),
});

/** `requested`: not with the provider yet. `accepted`: the provider has it. `failed`: nothing was returned. */
const refundStates = ['requested', 'accepted', 'processed', 'failed'] as const;
export type RefundState = (typeof refundStates)[number];

export const orderRefund = z.object({
  _id: id,
  gatewayPaymentId: z.string(),
  state: z.enum(refundStates),
  amount: z.number(),
  reason: z.string(),
  /** `provider`: made in the provider's dashboard. */
  source: z.enum(['shop', 'provider']),
  /** The pieces that it is for; empty when it is for an amount. */
  lines: z.array(z.object({ productId: id, quantity: z.int() })),
  /** The provider's own status and words; null and '' before it has said anything. */
  providerStatus: z.nullable(z.string()),
  providerMessage: z.string(),
  /** When it was requested. */
  at: moment,
  processedAt: z.nullable(moment),
  failedAt: z.nullable(moment),
  /** When it was taken back before the provider had it, because the order goes on. */
  withdrawnAt: z.nullable(moment),
  /** Whether `retryRefund` would be accepted. */
  canRetry: z.boolean(),
});

export const orderHistory = z.object({
  order: adminOrder,
  changes: z.array(
    z.object({
      at: moment,
      from: z.nullable(orderStatus),
      to: orderStatus,
      /** A person's name; 'Customer', 'Payment' or 'Shop' when no admin made the change. */
      by: z.string(),
      reason: z.string(),
    }),
  ),
  payments: z.array(
    z.object({
      gatewayOrderId: z.string(),
      gatewayPaymentId: z.nullable(z.string()),
      state: z.enum(['created', 'failed', 'authorized', 'captured', 'refunded']),
      amount: z.number(),
      /** The amount that can still be refunded. */
      refundableAmount: z.number(),
      /** Whether it is the payment that pays the order; only that one is refunded by lines. */
      isSettling: z.boolean(),
      currency: z.string(),
      /** How it differs from what the order asked for, until an admin has decided. */
      difference: z.nullable(paymentDifference),
      at: moment,
    }),
  ),
  /** The next payment that can be refunded, with what remains of it; null when there is none. */
  refundable: z.nullable(z.object({ gatewayPaymentId: z.string(), amount: z.number() })),
  refunds: z.array(orderRefund),
  /** Money outside the payment provider, oldest first. */
  receipts: z.array(receipt),
  /** The transporters of orders before, the last used first. */
  transporters: z.array(z.string()),
  /** Above how many rupees an e-way bill goes with it; null when it needs none. */
  ewayBill: z.nullable(z.object({ above: z.number(), isToOtherState: z.boolean() })),
  /** Rupees that the shop has of the order, whichever way they came. */
  moneyIn: z.number(),
});
export type OrderHistory = z.output<typeof orderHistory>;

const ofOrder = z.strictObject({ orderId: orderIdOrNumber });

export const getOrderHistory = endpoint('getOrderHistory', {
  tag: 'Orders (admin)',
  summary: 'An order with every change of its status, its payments and its refunds',
  params: ofOrder,
  data: orderHistory,
  errors: ['orderNotFound'],
});

export const setOrderBuyer = endpoint('setOrderBuyer', {
  tag: 'Orders (admin)',
  summary: 'Set whom the tax invoice is made out to',
  params: ofOrder,
  body: paperBuyer,
  data: adminOrder,
  errors: ['orderNotFound', 'invoiceIssued'],
});

export const updateOrderStatus = endpoint('updateOrderStatus', {
  tag: 'Orders (admin)',
  summary: 'Set the status of an order, with what that does to stock, dates, payment and mail',
  params: ofOrder,
  body: z.strictObject({
    status: orderStatus,
    reason: z.optional(text(orderReasonMaxLength)),
    /** The status that the change was decided on; refused when it is another one by now. */
    from: z.optional(orderStatus),
  }),
  data: adminOrder,
  errors: orderStatusRefusals,
});

export const exportOrders = endpoint('exportOrders', {
  tag: 'Orders (admin)',
  summary: 'Orders as CSV, one row a line or an order',
  query: z.strictObject({
    ...adminOrderFilter,
    /** The month in which they were placed, in the shop's time zone: 2026-11. */
    month: z.optional(z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/))),
    /** Only these orders. */
    orders: z.optional(orderNumbers),
    rows: z.optional(z.enum(['lines', 'orders'])),
  }),
  contentType: 'text/csv',
});
