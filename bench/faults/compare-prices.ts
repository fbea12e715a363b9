import { orderRequest } from '@mathappu/contract/checkout';
import { splitTax } from '@mathappu/contract/invoices/tax-amounts';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import { totalRows } from '@mathappu/contract/orders/total-rows';
import { makeTotals, type Totals } from '@mathappu/contract/orders/totals';
import { type DeliveryTerms, deliveryKinds } from '@mathappu/contract/settings/delivery-terms';
import { priceCart } from '#packages/server/src/cart/price-cart.ts';
import { answerProduct, type ProductRow } from '#packages/server/src/catalogue/product-answer.ts';
import { isAsShown } from '#packages/server/src/checkout/order-terms.ts';
import { parseOrderRequest } from '#packages/server/src/checkout/parse-order-request.ts';
import { openRazorpayGateway } from '#packages/server/src/gateway/razorpay-gateway.ts';
import { invoiceDocument } from '#packages/server/src/invoices/tax-document.ts';
import { answerOrder } from '#packages/server/src/orders/order-answer.ts';
import { totalRowsOf } from '#packages/server/src/orders/order-mail-text.ts';
import type { OrderRow } from '#packages/server/src/orders/order-read-queries.ts';
import { readConfig } from '#packages/server/src/platform/config/config.ts';
import { firstSettings } from '#packages/server/src/settings/first-settings.ts';
import { sumLines, toCartLine } from '#packages/web/app/cart/cart-line.ts';
import { goodsOf, totalCart } from '#packages/web/app/cart/cart-totals.ts';
import { buildOrderRequest } from '#packages/web/app/checkout/build-order-request.ts';
import { formatRupees } from '#packages/web/app/ui/format/format-rupees.ts';

type Sale = {
  readonly pricePaise: Paise;
  readonly discountBp: number;
  readonly quantity: number;
  readonly packingPercent: number;
  readonly delivery: DeliveryTerms;
};

/** The total of one sale as computed by each part. */
type Amounts = {
  readonly shown: Paise;
  /** In the browser's order request. */
  readonly requested: Paise;
  readonly charged: Paise;
  readonly invoiced: Paise;
  /** The lines and the rows of the invoice. */
  readonly rowsInvoiced: Paise;
  readonly printed: Paise;
  /** Taxable value, CGST and SGST of the tax invoice. */
  readonly taxed: Paise;
  readonly mailed: Paise;
  readonly atGateway: Paise;
};

const settings = firstSettings(readConfig({ NODE_ENV: 'test' }));

const id = '01990000-0000-7000-8000-000000000001';
const { payment } = settings;
const now = new Date(0);
const noSettings = {
  minimumOrder: 0,
  depots: [],
  season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
};

/** Prices up to the limit of one order, small and large ones alike; a third without discount. */
export function randomSale(): Sale {
  const pricePaise = Math.ceil(10 ** (Math.random() * 8));
  const discountBp = Math.max(0, Math.floor(Math.random() * 15_002) - 5_001);
  return {
    pricePaise,
    discountBp,
    quantity: 1 + Math.floor(Math.random() * 999),
    packingPercent: Math.max(0, Math.floor(Math.random() * 1_500) - 500) / 100,
    delivery: {
      kind: deliveryKinds[Math.floor(Math.random() * 3)] ?? 'free',
      charge: Math.floor(Math.random() * 50_000) / 100,
      freeFrom: Math.random() < 0.5 ? null : Math.floor(Math.random() * 500_000) / 100,
    },
  };
}

/** One sale through the code of browser and server, serialised as JSON between them. */
export async function priceSale(sale: Sale): Promise<Amounts> {
  const { pricePaise, discountBp, quantity, packingPercent, delivery } = sale;
  const product = productOf(sale);
  const lines = [toCartLine({ _id: id, quantity, productId: throughJson(product) })];
  const cart = { lines, ...sumLines(lines) };
  const settings = throughJson({
    ...noSettings,
    packingPercent,
    delivery: { terms: delivery, districts: [], states: [] },
  });
  const charged = totalCart(goodsOf(lines), settings, { zone: 'Salem' });
  const request = buildOrderRequest({
    cart,
    addressId: id,
    method: 'online',
    charged,
    depotId: undefined,
  });
  const parsed = parseOrderRequest(orderRequest.parse(throughJson(request)), 'online');
  const sellable = {
    id,
    name: 'Rocket',
    pricePaise,
    discountBp,
    nameTa: '',
    unit: 'Box',
    image: '',
    stock: 1,
    mrpPaise: null,
    categoryId: null,
    listNumber: null,
    passport: {},
  };
  const { lines: sold, totalPaise: subtotalPaise } = priceCart([sellable], parsed.lines);
  const totals = makeTotals(subtotalPaise, { packingPercent, delivery });
  const order = orderOf(sold, totals, delivery);
  const invoice = throughJson(answerOrder(order, { now, payment }));
  const printed = totalRows(
    { totals: invoice.totals, delivery: invoice.delivery_terms },
    formatRupees,
  );
  return {
    shown: charged.totalPaise,
    requested: isAsShown(totals, { terms: delivery, depot: null }, parsed)
      ? parsed.totalPaise
      : Number.NaN,
    charged: totals.totalPaise,
    invoiced: toHundredths(invoice.totalAmt),
    rowsInvoiced: [
      ...invoice.product_details.map(({ total }) => total),
      ...invoice.totals.adjustments.map(({ amount }) => amount),
    ].reduce((sum, rupees) => sum + toHundredths(rupees), 0),
    printed: paiseIn(printed.at(-1)?.value),
    taxed: taxedOf(order),
    mailed: paiseIn(totalRowsOf(order, 'en').at(-1)?.[1]),
    atGateway: await gatewayAmountOf(totals.totalPaise),
  };
}

/** The product as a customer gets it. */
const productOf = ({ pricePaise, discountBp, quantity }: Sale) =>
  answerProduct({
    id,
    name: 'Rocket',
    description: '',
    price_paise: pricePaise,
    discount_bp: discountBp,
    stock: quantity,
    set_aside: 0,
    unit: 'Box',
    rating_tenths: 0,
    images: [],
    placeholders: [],
    details: {},
    category: null,
    name_ta: '',
    description_ta: '',
    review_count: 0,
    review_stars: 0,
    passport: {},
    listing_problems: [],
    version: 1,
    updated_at: now,
  } as Partial<ProductRow> as ProductRow);

function taxedOf(order: Parameters<typeof invoiceDocument>[0]): Paise {
  const place = '33';
  const amounts = splitTax(order.totalPaise, 1_800, place);
  const issued = { number: '', date: '', rateBp: 1_800, amounts, place };
  const { tax } = throughJson(invoiceDocument(order, settings, issued));
  return [tax.taxable, tax.cgst, tax.sgst, tax.igst].reduce(
    (sum, part) => sum + toHundredths(part),
    0,
  );
}

/** Of an amount as it is read, such as ₹1,234.50. */
const paiseIn = (text = '') => Number(text.replace(/\D/g, ''));

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Sold = ReturnType<typeof priceCart>['lines'];

const orderOf = (sold: Sold, totals: Totals, { kind }: DeliveryTerms): OrderRow => ({
  code: null,
  reports: [],
  id,
  number: 'MP-0000-0000',
  userId: id,
  status: 'PENDING',
  paymentMethod: 'online',
  paymentStatus: 'PENDING',
  ...totals,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  buyerGstin: null,
  buyerName: null,
  delivery: {
    name: '',
    mobile: '',
    address_line: '',
    city: '',
    state: '',
    pincode: '',
    country: '',
    terms: { kind, depot: null },
  },
  holdUntil: null,
  isAgeNoticeShown: null,
  createdAt: now,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  payBy: null,
  receivedPaise: 0,
  refundedPaise: 0,
  isUnpaidOffline: false,
  enquiry: null,
  toGiveBackPaise: 0,
  refunds: [],
  changedFrom: null,
  changedInto: null,
  taxDocuments: [],
  shipment: null,
  packing: null,
  paymentCheck: null,
  paidInstead: null,
  lines: sold.map(({ product, ...line }) => ({
    productId: id,
    priceReason: '',
    category: null,
    review: null,
    refundedQuantity: 0,
    returnedQuantity: 0,
    ...product,
    ...line,
  })),
});

let gatewayAmount: Paise = 0;
const gateway = openRazorpayGateway({
  keyId: 'key',
  keySecret: 'secret',
  webhookSecrets: [],
  apiUrl: 'http://gateway.test',
  checkoutUrl: '',
  async fetch(request) {
    gatewayAmount = ((await request.json()) as { amount: Paise }).amount;
    return Response.json({ id: 'order_1', amount: gatewayAmount, currency: 'INR' });
  },
});

/** The amount in the request to the gateway. */
async function gatewayAmountOf(amountPaise: Paise): Promise<Paise> {
  await gateway.createOrder({ amountPaise, receipt: 'MP-0000-0000', openForMs: 20 * 60_000 });
  return gatewayAmount;
}
