import { orderRequest } from '@mathappu/contract/checkout';
import { type Paise, toHundredths } from '@mathappu/contract/money';
import { priceCart } from '#packages/server/src/cart/price-cart.ts';
import { answerProduct, type ProductRow } from '#packages/server/src/catalogue/product-answer.ts';
import { parseOrderRequest } from '#packages/server/src/checkout/order-request.ts';
import { openRazorpayGateway } from '#packages/server/src/gateway/razorpay-gateway.ts';
import { answerOrder } from '#packages/server/src/orders/order-answer.ts';
import { sumLines, toCartLine } from '#packages/web/app/cart/cart-line.ts';
import { buildOrderRequest } from '#packages/web/app/checkout/order-request.ts';

type Sale = {
  readonly pricePaise: Paise;
  readonly discountBp: number;
  readonly quantity: number;
};

/** The amount of one sale as computed by each part. */
type Amounts = {
  readonly shown: Paise;
  /** The subtotal in the browser's order request. */
  readonly requested: Paise;
  readonly charged: Paise;
  readonly invoiced: Paise;
  readonly linesInvoiced: Paise;
  readonly atGateway: Paise;
};

const id = '01990000-0000-7000-8000-000000000001';
const now = new Date(0);

/** Prices up to the limit of one order, small and large ones alike; a third without discount. */
export function randomSale(): Sale {
  const pricePaise = Math.ceil(10 ** (Math.random() * 8));
  const discountBp = Math.max(0, Math.floor(Math.random() * 15_002) - 5_001);
  return { pricePaise, discountBp, quantity: 1 + Math.floor(Math.random() * 999) };
}

/** One sale through the code of browser and server, serialised as JSON between them. */
export async function priceSale({ pricePaise, discountBp, quantity }: Sale): Promise<Amounts> {
  const product = answerProduct({
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
    review_count: 0,
    review_stars: 0,
    passport: {},
    listing_problems: [],
    version: 1,
    updated_at: now,
  } as Partial<ProductRow> as ProductRow);
  const lines = [toCartLine({ _id: id, quantity, productId: throughJson(product) })];
  const cart = { lines, ...sumLines(lines) };
  const request = buildOrderRequest({ cart, addressId: id, method: 'online' });
  const parsed = parseOrderRequest(orderRequest.parse(throughJson(request)), 'online');
  const sellable = {
    id,
    name: 'Rocket',
    pricePaise,
    discountBp,
    unit: 'Box',
    image: '',
    stock: 1,
    passport: {},
  };
  const { lines: sold, totalPaise } = priceCart([sellable], parsed.lines);
  const invoice = throughJson(answerOrder(orderOf(sold, totalPaise), now));
  return {
    shown: cart.subtotalPaise,
    requested: parsed.subTotalPaise === parsed.totalPaise ? parsed.totalPaise : Number.NaN,
    charged: totalPaise,
    invoiced: toHundredths(invoice.totalAmt),
    linesInvoiced: invoice.product_details.reduce((sum, line) => sum + toHundredths(line.total), 0),
    atGateway: await gatewayAmountOf(totalPaise),
  };
}

const throughJson = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

type Sold = ReturnType<typeof priceCart>['lines'];

const orderOf = (sold: Sold, totalPaise: Paise): Parameters<typeof answerOrder>[0] => ({
  id,
  number: 'MP-0000-0000',
  userId: id,
  status: 'PENDING',
  paymentMethod: 'online',
  paymentStatus: 'PENDING',
  totalPaise,
  customerName: '',
  customerEmail: '',
  customerPhone: '',
  delivery: {
    name: '',
    mobile: '',
    address_line: '',
    city: '',
    state: '',
    pincode: '',
    country: '',
  },
  holdUntil: null,
  isAgeNoticeShown: null,
  createdAt: now,
  shippedAt: null,
  deliveredAt: null,
  cancelledAt: null,
  refunds: [],
  paymentCheck: null,
  paidInstead: null,
  lines: sold.map(({ product, ...line }) => ({
    productId: id,
    nameTa: '',
    review: null,
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
  await gateway.createOrder({ amountPaise, receipt: 'MP-0000-0000', expiresAt: now });
  return gatewayAmount;
}
