import * as z from 'zod/mini';
import { reviewOfLine } from './catalogue/reviews.ts';
import { endpoint } from './endpoint.ts';
import { id, moment, oneOrMore, orderIdOrNumber } from './fields.ts';
import { orderTaxDocuments } from './invoices/tax-documents.ts';
import { orderPageSize } from './limits.ts';
import { changedFrom } from './orders/order-change.ts';
import { orderLine } from './orders/order-line.ts';
import { customerOrderStatuses } from './orders/order-status.ts';
import { orderDelivery, orderTotals } from './orders/order-totals.ts';
import { pagination, pagingQuery, searchText } from './paging.ts';
import { report } from './reports/report.ts';
import { shipment } from './shipments/shipment.ts';

const customerOrderStatus = z.enum(customerOrderStatuses);

/** `offline`: money that the shop is sent or handed before the goods leave, booked by receipts. */
export const paymentMethod = z.enum(['cod', 'online', 'offline']);
export type PaymentMethod = z.output<typeof paymentMethod>;

export const paymentStatus = z.enum(['PENDING', 'PAID', 'FAILED', 'REFUNDED']);
export type PaymentStatus = z.output<typeof paymentStatus>;

/** `unpaid`: a signed callback claimed a payment that failed or does not exist. */
export const paymentDifference = z.enum(['amount', 'currency', 'unpaid']);
export type PaymentDifference = z.output<typeof paymentDifference>;

/** The amount to pay offline, and where to pay it. */
export const payTo = z.object({
  amount: z.number(),
  upiId: z.string(),
  payee: z.string(),
  bankName: z.string(),
  accountNumber: z.string(),
  ifsc: z.string(),
  note: z.string(),
  /** Below the UPI QR. */
  upiNote: z.string(),
});

/** What the buyer has reported about an order, oldest first, and whether a problem can be reported. */
export const orderReports = {
  reports: z.array(report),
  canReportProblem: z.boolean(),
  /** When the time to report one ends; null while the order has not been delivered. */
  problemsUntil: z.nullable(moment),
};

/** The fields of an order that customers and admins both read. */
export const orderFacts = z.object({
  _id: id,
  orderId: z.string(),
  /** The secret code of its link; null while it has none. */
  code: z.nullable(z.string()),
  createdAt: moment,
  paymentStatus,
  /** The rows from the goods to the total. */
  totals: orderTotals,
  delivery_terms: orderDelivery,
  ...orderTaxDocuments,
  /** The order that this one replaces; null when there is none. */
  changedFrom: z.nullable(changedFrom),
  /** The number of the order that replaces this cancelled one. */
  changedInto: z.nullable(z.string()),
  shippedAt: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  cancelledAt: z.nullable(moment),
});

export const order = z.extend(orderFacts, {
  orderStatus: customerOrderStatus,
  paymentDetails: z.object({ paymentMethod }),
  product_details: z.array(z.extend(orderLine, reviewOfLine)),
  /** The goods. */
  subTotalAmt: z.number(),
  totalAmt: z.number(),
  delivery_address: z.object({
    name: z.string(),
    address_line: z.string(),
    city: z.string(),
    state: z.string(),
    pincode: z.string(),
    country: z.string(),
    mobile: z.string(),
  }),
  /** When the hold of an unpaid online order ends; null when it cannot be paid. */
  payableUntil: z.nullable(moment),
  /** Seconds from this answer until `payableUntil`, since the customer's clock may be wrong. */
  payableSeconds: z.nullable(z.int()),
  /** Whether the customer can cancel it. */
  isCancellable: z.boolean(),
  /** Money of the order's payments that goes back to the customer, oldest first. */
  refunds: z.array(
    z.object({
      amount: z.number(),
      /** The currency of the payment: INR, unless the customer paid in another one. */
      currency: z.string(),
      /** `returned` once the payment provider has processed it. */
      state: z.enum(['onItsWay', 'returned']),
      /** Whether the payment did not pay the order, such as a second payment. */
      isSurplus: z.boolean(),
    }),
  ),
  /**
   * `confirming` while the provider has not confirmed a payment that was signed, `differs` while the
   * shop decides about a payment that is not what the order asked for.
   */
  paymentCheck: z.nullable(z.enum(['confirming', 'differs'])),
  /** The payment, if it is not the total: while `paymentCheck` is `differs`, and once it was accepted. */
  paidInstead: z.nullable(z.object({ amount: z.number(), currency: z.string() })),
  /** Where to pay the rest of an offline order; null if nothing is left to pay. */
  payTo: z.nullable(payTo),
  /** The last day to pay, of the shop's calendar. */
  payBy: z.nullable(z.iso.date()),
  /** Money received for an offline order minus money given back; 0 for other orders. */
  receivedAmt: z.number(),
  ...orderReports,
  /** How it left; null before that, and when nothing was written down. */
  shipment: z.nullable(shipment),
});
export type Order = z.output<typeof order>;

export const listMyOrders = endpoint('listMyOrders', {
  tag: 'Orders',
  summary: 'The signed-in customer’s orders, newest first',
  query: z.strictObject({
    ...pagingQuery(orderPageSize),
    status: z.optional(oneOrMore(customerOrderStatuses)),
    /** Searches the order number, with or without hyphens, and product names. */
    search: searchText,
  }),
  data: z.object({
    orders: z.array(order),
    pagination,
    /** The number of the customer's enquiries, in any state. */
    enquiryCount: z.int(),
  }),
});

export const getMyOrder = endpoint('getMyOrder', {
  tag: 'Orders',
  summary: 'One of the signed-in customer’s orders, by _id or order number',
  params: z.strictObject({ orderId: orderIdOrNumber }),
  data: order,
  errors: ['orderNotFound'],
});
