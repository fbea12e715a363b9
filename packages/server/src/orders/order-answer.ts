import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import { completePassport } from '@mathappu/contract/catalogue/passport';
import type { TaxDocumentKind } from '@mathappu/contract/invoices/tax-documents';
import { toRupees } from '@mathappu/contract/money';
import type { Order } from '@mathappu/contract/orders';
import { customerStatusOf } from '@mathappu/contract/orders/order-status';
import { answerTotals, deliveryTermsOf } from '@mathappu/contract/orders/totals';
import type { PaymentPart } from '@mathappu/contract/settings/payment-part';
import { compareOrders } from './order-change.ts';
import type { OrderRow, OwnOrderRow } from './order-read-queries.ts';
import { isCancellable, isReviewable } from './order-status.ts';
import { answerReporting, answerReports } from './reports/report-answer.ts';
import { answerShipment, answerStaffShipment } from './shipments/shipment-answer.ts';

type Answering = { readonly now: Date; readonly payment: PaymentPart };

/**
 * The facts of an order that the customer and admins both read. A column that is answered as it is
 * stored needs no line here: the schema of the answer picks its fields from the row.
 */
const answerFacts = <Row extends OwnOrderRow>(row: Row) => ({
  ...row,
  _id: row.id,
  orderId: row.number,
  createdAt: row.createdAt.toISOString(),
  totals: answerTotals(row),
  delivery_terms: deliveryTermsOf(row.delivery),
  ...answerTaxDocuments(row),
  changedFrom: answerChangedFrom(row),
  shippedAt: row.shippedAt?.toISOString() ?? null,
  deliveredAt: row.deliveredAt?.toISOString() ?? null,
  cancelledAt: row.cancelledAt?.toISOString() ?? null,
});

/** The order for its customer, who alone reads where it is paid. */
export function answerOrder(row: OwnOrderRow, { now, payment }: Answering): Order {
  const isHeld = row.status === 'PENDING_PAYMENT' && row.holdUntil && row.holdUntil > now;
  const payableUntil = isHeld && row.paymentCheck === null ? row.holdUntil : null;
  return {
    ...answerFacts(row),
    orderStatus: customerStatusOf[row.status],
    paymentDetails: { paymentMethod: row.paymentMethod },
    product_details: row.lines.map((line) => answerOwnLine(line, isReviewable(row, now))),
    subTotalAmt: toRupees(row.subtotalPaise),
    totalAmt: toRupees(row.totalPaise),
    delivery_address: row.delivery,
    payableUntil: payableUntil?.toISOString() ?? null,
    payableSeconds: payableUntil ? Math.ceil((+payableUntil - +now) / 1_000) : null,
    isCancellable: isCancellable(row) && row.paymentCheck !== 'differs',
    refunds: row.refunds.map(({ amountPaise, currency, isProcessed, isSurplus }) => ({
      amount: toRupees(amountPaise),
      currency,
      state: isProcessed ? 'returned' : 'onItsWay',
      isSurplus,
    })),
    paidInstead: answerPaidInstead(row),
    shipment: row.shippedAt && row.shipment && answerShipment(row.shipment),
    ...answerOffline(row, payment),
    ...answerReporting(row, now),
  };
}

function answerOffline(
  { paymentMethod, isUnpaidOffline, totalPaise, receivedPaise, payBy }: OwnOrderRow,
  { accounts: _, ...payment }: PaymentPart,
): Pick<Order, 'payTo' | 'payBy' | 'receivedAmt'> {
  if (paymentMethod !== 'offline') return { payTo: null, payBy: null, receivedAmt: 0 };
  const receivedAmt = toRupees(receivedPaise);
  if (!isUnpaidOffline) return { payTo: null, payBy: null, receivedAmt };
  return {
    payTo: { amount: toRupees(totalPaise - receivedPaise), ...payment },
    payBy,
    receivedAmt,
  };
}

function answerPaidInstead({ paymentCheck, paidInstead }: OwnOrderRow): Order['paidInstead'] {
  if (!paidInstead || (paymentCheck !== 'differs' && !paidInstead.isAccepted)) return null;
  const { amountPaise, currency } = paidInstead;
  return { amount: toRupees(amountPaise), currency };
}

/** The order for an admin. */
export function answerAdminOrder(row: OrderRow): AdminOrder {
  const { name, mobile, address_line, city, state, country, pincode } = row.delivery;
  return {
    ...answerFacts(row),
    user: answerUser(row),
    customer: answerCustomer(row),
    products: row.lines.map((line) => ({
      ...answerLine(line),
      refundedQuantity: line.refundedQuantity,
      returnedQuantity: line.returnedQuantity,
      category: line.category,
    })),
    shipment: answerStaffShipment(row),
    totalAmount: toRupees(row.totalPaise),
    refundedAmount: toRupees(row.refundedPaise),
    toGiveBack: toRupees(row.toGiveBackPaise),
    reports: answerReports(row.reports),
    deliveryAddress: {
      recipient: name,
      address: { line: address_line, city, state, country, pincode },
      contact: { mobile, alternatePhone: row.customerPhone === mobile ? '' : row.customerPhone },
    },
  };
}

function answerUser(row: OrderRow): AdminOrder['user'] {
  if (row.userId === null) return null;
  return {
    _id: row.userId,
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
  };
}

const answerCustomer = (row: OrderRow): AdminOrder['customer'] => ({
  // A deleted account leaves words in place of its name.
  name: row.userId !== null || row.customerPhone !== '' ? row.customerName : '',
  email: row.customerEmail,
  phone: row.customerPhone,
  gstin: row.buyerGstin ?? '',
  businessName: row.buyerName ?? '',
  hasAccount: row.userId !== null,
});

function answerOwnLine(
  { review, ...line }: OwnOrderRow['lines'][number],
  isOrderReviewable: boolean,
): Order['product_details'][number] {
  return {
    ...answerLine(line),
    review: review && { ...review, createdAt: new Date(review.createdAt).toISOString() },
    canReview: isOrderReviewable && review === null,
  };
}

function answerLine(line: Omit<OwnOrderRow['lines'][number], 'review'>) {
  return {
    productId: line.productId,
    name: line.name,
    nameTa: line.nameTa,
    image: line.image,
    unit: line.unit,
    listNumber: line.listNumber,
    price: toRupees(line.pricePaise),
    discount: line.discountBp / 100,
    quantity: line.quantity,
    total: toRupees(line.totalPaise),
    passport: line.passport && completePassport(line.passport),
  };
}

/** What was changed when the order replaced another one. */
export const answerChangedFrom = (
  row: Pick<OwnOrderRow, 'changedFrom' | 'totalPaise' | 'lines'>,
): Order['changedFrom'] =>
  row.changedFrom && {
    number: row.changedFrom.number,
    ...compareOrders(row.changedFrom, row),
  };

function answerTaxDocuments({ taxDocuments }: OwnOrderRow): Pick<Order, 'invoice' | 'creditNotes'> {
  const of = (kind: TaxDocumentKind) =>
    taxDocuments.filter((one) => one.kind === kind).map(({ taxDocument }) => taxDocument);
  return { invoice: of('invoice')[0] ?? null, creditNotes: of('credit_note') };
}
