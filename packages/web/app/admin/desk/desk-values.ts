import type { ListedProduct } from '@mathappu/contract/catalogue/price-list';
import { unitPriceOf } from '@mathappu/contract/catalogue/product-offer';
import type { QuoteWarning } from '@mathappu/contract/enquiries/admin-enquiries';
import { agreedTerms } from '@mathappu/contract/enquiries/agreed-terms';
import {
  type Coming,
  createQuote,
  type DeskKind,
  type DeskPayment,
  type DeskProduct,
  type DeskQuote,
} from '@mathappu/contract/enquiries/desk';
import { saleWarnings } from '@mathappu/contract/enquiries/sale-warnings';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import type { ReceiptMethod } from '@mathappu/contract/orders/manual-payments';
import { makeTotals, type Totals } from '@mathappu/contract/orders/totals';
import { parseNumber, parseRupees } from '@mathappu/contract/parse-number';
import { zoneOf } from '@mathappu/contract/places/delivery-zones';
import { deliveryState, isNeighbourState } from '@mathappu/contract/places/states';
import {
  type DeliveryTerms,
  freeDelivery,
  termsOf,
} from '@mathappu/contract/settings/delivery-terms';
import { toShopDay } from '@mathappu/contract/shop-time';
import * as z from 'zod/mini';
import { mrpError } from '#web/admin/products/mrp-error.ts';
import type { Sales } from '#web/shop-details/page-shop.ts';
import { bestAtDesk, type DeskRules } from './desk-rules.ts';

export type DeskLine = {
  productId: string;
  quantity: string;
  /** '' for the list's price. */
  price: string;
  priceReason: string;
};

/** The page as it is typed. Its fields have the names of the call's, where refusals find them. */
export type DeskValues = {
  came: Coming;
  customer: {
    name: string;
    mobile: string;
    email: string;
    gstin: string;
    businessName: string;
    userId: string;
  };
  /** What is known of the picked account. */
  account: { name: string; isBarred: boolean };
  /** `saved`, `new`, `counter`, or the id of a depot. */
  place: string;
  delivery: {
    addressId: string;
    address_line: string;
    state: string;
    city: string;
    pincode: string;
  };
  lines: DeskLine[];
  charge: string;
  discount: { reason: string; amount: string };
  /** Whether the best price rule takes the place of staff's own discount. */
  isBest: boolean;
  note: string;
  isAdult: boolean;
  as: DeskKind;
  days: string;
  message: string;
  payment: DeskPayment;
  /** Without an amount it is for the whole sum. */
  receipt: {
    amount: string;
    method: ReceiptMethod;
    reference: string;
    account: string;
    receivedOn: string;
  };
};

export const noValues = (): DeskValues => ({
  came: 'phone',
  customer: { name: '', mobile: '', email: '', gstin: '', businessName: '', userId: '' },
  account: { name: '', isBarred: false },
  place: 'new',
  delivery: { addressId: '', address_line: '', state: deliveryState, city: '', pincode: '' },
  lines: [],
  charge: '',
  discount: { reason: '', amount: '' },
  isBest: false,
  note: '',
  isAdult: false,
  as: 'order',
  days: '',
  message: '',
  payment: 'offline',
  receipt: {
    ...{ amount: '', method: 'upi', reference: '', account: '' },
    receivedOn: toShopDay(new Date()),
  },
});

export const newLine = (productId: string, quantity = ''): DeskLine => ({
  productId,
  quantity,
  price: '',
  priceReason: '',
});

const orNaN = (typed: string) => parseRupees(typed) ?? Number.NaN;

function deliveryOf({ place, delivery }: DeskValues): DeskQuote['delivery'] {
  if (place === 'saved') return { addressId: delivery.addressId };
  if (place === 'counter') return { atCounter: true };
  if (place !== 'new') return { depotId: place };
  const { address_line, city, pincode, state } = delivery;
  return {
    ...{ address_line, city, pincode },
    ...(isNeighbourState(state) && { state }),
  };
}

/** The body of the call, of which the schema says what is wrong; `total` is its sum in rupees. */
function toBody(values: DeskValues, total: number): DeskQuote {
  const { came, customer, lines, charge, discount, note, isAdult, as, days, message } = values;
  const { payment, receipt } = values;
  const { name, mobile, email, gstin, businessName, userId } = customer;
  return {
    came,
    customer: {
      ...{ name, mobile },
      ...(email.trim() && { email }),
      ...(gstin.trim() && { gstin }),
      ...(gstin.trim() && businessName.trim() && { businessName }),
      ...(userId && { userId }),
    },
    delivery: deliveryOf(values),
    lines: lines.map(({ productId, quantity, price, priceReason }) => ({
      productId,
      quantity: parseNumber(quantity) ?? Number.NaN,
      ...(price.trim() && { price: orNaN(price), priceReason }),
    })),
    ...(charge.trim() && as !== 'estimate' && { charge: orNaN(charge) }),
    ...(values.isBest
      ? { discount: 'best' as const }
      : discount.amount.trim() && {
          discount: { reason: discount.reason, amount: orNaN(discount.amount) },
        }),
    ...(note.trim() && { note }),
    isAdult: isAdult as true,
    as,
    ...(as === 'offer' && {
      ...(days.trim() && { days: parseNumber(days) ?? Number.NaN }),
      ...(message.trim() && { message }),
    }),
    ...(as === 'order' && {
      payment,
      ...(payment === 'now' && {
        receipt: { ...receipt, amount: receipt.amount.trim() ? orNaN(receipt.amount) : total },
      }),
    }),
  };
}

export type Products = ReadonlyMap<string, ListedProduct>;

const orZero = (typed: string) => {
  const number = parseRupees(typed) ?? 0;
  return Number.isFinite(number) ? number : 0;
};

/** What one piece costs, in paise: as typed, else as the list says. */
function pricePaise({ productId, price }: DeskLine, products: Products): Paise {
  if (price.trim()) return toHundredths(orZero(price));
  const product = products.get(productId);
  return product ? unitPriceOf(product) : 0;
}

export const linePaise = (line: DeskLine, products: Products): Paise =>
  pricePaise(line, products) * Math.trunc(parseNumber(line.quantity) ?? 0);

/** Of a shop whose settings say nothing of sales. */
export const firstSales: Sales = {
  minimumOrder: 0,
  packingPercent: 0,
  delivery: { terms: freeDelivery, districts: [], states: [] },
  depots: [],
  season: { isOpen: true, lastOrderOn: null, daysLeft: null, notice: '' },
  hasPriceRules: false,
  hasCodes: false,
};

export const isCollected = ({ place }: Pick<DeskValues, 'place'>) =>
  place !== 'saved' && place !== 'new';

/** The terms of the place, or the typed charge; undefined while neither is known. */
function termsFor(values: DeskValues, { delivery }: Sales): DeliveryTerms | undefined {
  const charge = parseRupees(values.charge);
  const zone = zoneOf(values.delivery);
  if (values.as === 'estimate') return undefined;
  if (isCollected(values) || (!zone && charge !== undefined)) {
    return agreedTerms(freeDelivery, charge);
  }
  const terms = zone ? termsOf(delivery, zone) : undefined;
  return terms && agreedTerms(terms, charge);
}

/** The rows as the server will make them, with the terms that they are made by. */
export function deskTotals(
  values: DeskValues,
  products: Products,
  { sales, rules }: { sales: Sales; rules?: DeskRules | undefined },
): { totals: Totals; kind: DeliveryTerms['kind'] | undefined } {
  const terms = termsFor(values, sales);
  const subtotalPaise = values.lines.reduce((sum, line) => sum + linePaise(line, products), 0);
  const discount = values.isBest
    ? bestOf(values, products, rules)
    : {
        label: values.discount.reason,
        amountPaise: toHundredths(Math.max(0, orZero(values.discount.amount))),
      };
  const totals = makeTotals(subtotalPaise, {
    packingPercent: sales.packingPercent,
    delivery: terms,
    ...(discount && { discount }),
  });
  return { totals, kind: terms?.kind };
}

/** The row of the best price rule; undefined when none takes anything off. */
export function bestOf(values: DeskValues, products: Products, rules: DeskRules | undefined) {
  const lines = values.lines.map((line) => ({
    productId: line.productId,
    totalPaise: linePaise(line, products),
  }));
  const best = rules && bestAtDesk(rules, values, lines);
  return best && { label: best.rule.name, amountPaise: best.amountPaise };
}

/** What the order would break of the shop's own rules, as far as it is known. */
export function deskWarnings(
  values: DeskValues,
  { subtotalPaise }: Totals,
  { season, ...rules }: Sales,
): QuoteWarning[] {
  const zone = zoneOf(values.delivery);
  return saleWarnings(
    { subtotalPaise, zone, isCollected: isCollected(values) || !zone },
    { ...rules, isOpen: season.isOpen },
  ).filter((warning) => warning !== 'belowMinimum' || values.lines.length > 0);
}

/** Sets the quantities of products; those that are not among the lines are added below. */
export function withQuantities(
  lines: readonly DeskLine[],
  quantities: ReadonlyMap<string, number>,
): DeskLine[] {
  const known = new Set(lines.map(({ productId }) => productId));
  const changed = lines.map((line) => {
    const quantity = quantities.get(line.productId);
    return quantity === undefined ? line : { ...line, quantity: String(quantity) };
  });
  const added = [...quantities].filter(([productId]) => !known.has(productId));
  return [...changed, ...added.map(([productId, count]) => newLine(productId, String(count)))];
}

/** The lines with no more than is there; those of which nothing is there are left out. */
export function withinStock(
  lines: readonly DeskLine[],
  shortages: readonly { productId: string; stock: number }[],
): DeskLine[] {
  const stockOf = new Map(shortages.map(({ productId, stock }) => [productId, stock]));
  return lines.flatMap((line) => {
    const stock = stockOf.get(line.productId);
    if (stock === undefined) return [line];
    return stock === 0 ? [] : [{ ...line, quantity: String(stock) }];
  });
}

/** What else is known of products: what is asked for in open enquiries, and what their boxes say. */
export type Facts = ReadonlyMap<string, DeskProduct>;

/** The server refuses such a price, too. */
const notAboveMrp = (facts: Facts) =>
  z.check<z.output<typeof createQuote.body>>(({ value, issues }) => {
    for (const [at, { productId, price = null }] of value.lines.entries()) {
      const message = mrpError({ price, mrp: facts.get(productId)?.mrp ?? null });
      if (message) {
        issues.push({ code: 'custom', path: ['lines', at, 'price'], message, input: price });
      }
    }
  });

/** The typed page, checked as the call is. */
export const deskFormOf = (
  products: Products,
  facts: Facts,
  charging: { sales: Sales; rules?: DeskRules | undefined },
) =>
  z.pipe(
    z.pipe(
      z.custom<DeskValues>(),
      z.transform((values: DeskValues) =>
        toBody(values, toRupees(deskTotals(values, products, charging).totals.totalPaise)),
      ),
    ),
    createQuote.body.check(notAboveMrp(facts)),
  );
