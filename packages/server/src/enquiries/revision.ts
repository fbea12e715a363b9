import type { BodyOf } from '@mathappu/contract/endpoint';
import { editedTotals } from '@mathappu/contract/enquiries/edited-totals';
import type {
  reviseOrder as endpoint,
  OrderDifference,
} from '@mathappu/contract/enquiries/revise-order';
import { type Paise, toHundredths, toRupees } from '@mathappu/contract/money';
import { deliveryTermsOf, type Totals } from '@mathappu/contract/orders/totals';
import * as input from '@mathappu/contract/words/input';
import type { SellableProduct } from '#server/catalogue/stock-queries.ts';
import type { OrderLine } from '#server/orders/new-order-queries.ts';
import { compareOrders } from '#server/orders/order-change.ts';
import type { OrderRow } from '#server/orders/order-read-queries.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import { AppError } from '#server/platform/http/app-error.ts';
import type { Discount } from '#server/prices/elect-discount.ts';
import { discountIn, keepRule } from './best-discount.ts';
import { soldLine } from './confirm-enquiry.ts';
import { addLine, agreedPrice, discountOf } from './edit-enquiry.ts';
import type { QuoteLine } from './enquiry-content.ts';

type Body = BodyOf<typeof endpoint>;
type RevisedLine = Body['lines'][number];
type OldOrder = Pick<
  OrderRow,
  'lines' | 'subtotalPaise' | 'adjustments' | 'totalPaise' | 'delivery'
> & { readonly priceRule: string | null };

/** The goods, with their names in Tamil, and rows of the order that replaces another one. */
export type Revision = {
  readonly lines: readonly (OrderLine & { nameTa: string })[];
  readonly totals: Totals;
  readonly delivery: DeliverySnapshot;
  /** The price rule of its discount. */
  readonly priceRule: string | null;
};

/** The goods of the order after a change. @throws AppError productNotFound of an added one that is not sold */
export function reviseLines(
  order: Pick<OldOrder, 'lines'>,
  asked: Body['lines'],
  products: readonly SellableProduct[],
): Revision['lines'] {
  const wanted = asked.filter(({ quantity }) => quantity > 0);
  const find = (productId: string) => wanted.find((line) => line.productId === productId);
  const known = new Set(order.lines.map(({ productId }) => productId));
  const kept = order.lines.flatMap((line, index) => {
    const revised = find(line.productId);
    return revised ? [keepLine(line, index + 1, revised)] : [];
  });
  const added = wanted
    .filter(({ productId }) => !known.has(productId))
    .map((line, index) => addLine(line, products, kept.length + index + 1));
  const nameTaOf = new Map([
    ...order.lines.map(({ productId, nameTa }) => [productId, nameTa] as const),
    ...products.map(({ id, nameTa }) => [id, nameTa] as const),
  ]);
  return [...kept, ...added].map((line) => ({
    ...soldLine(line, products),
    nameTa: nameTaOf.get(line.productId) ?? '',
  }));
}

/**
 * The order after a change: what it had, at the prices it was sold at unless others were agreed, and what is
 * added.
 * @param best the discount of the best price rule now, for a change that takes it
 * @throws AppError invalidInput when nothing differs or the discount is above what the goods cost
 */
export function planRevision(
  order: OldOrder,
  lines: Revision['lines'],
  { charge, discount }: Pick<Body, 'charge' | 'discount'>,
  best?: Discount,
): Revision {
  const subtotalPaise = lines.reduce((sum, line) => sum + line.totalPaise, 0);
  const before = discountIn(order.adjustments, order.priceRule);
  const given = discount === 'best' ? best : discountAfter(discount, { before, subtotalPaise });
  const revision = {
    lines,
    totals: chargedTotals(order, subtotalPaise, { charge, discount: given }),
    delivery: deliveryAfter(order.delivery, charge),
    priceRule: given?.priceRule ?? null,
  };
  if (isSame(order, revision)) {
    throw new AppError('invalidInput', {}, { field: 'lines', problem: input.nothingDiffers });
  }
  return revision;
}

/** What is not said stays, null takes it off. @throws AppError invalidInput */
function discountAfter(
  given: Exclude<Body['discount'], 'best'>,
  { before, subtotalPaise }: { before: Discount | undefined; subtotalPaise: Paise },
): Discount | undefined {
  if (given === undefined) return before;
  return given ? keepRule(discountOf(given, subtotalPaise), before) : undefined;
}

/** A line as it was sold, with other pieces, and another price where one was agreed. */
function keepLine(
  sold: OrderLine,
  lineNo: number,
  { quantity, ...agreed }: RevisedLine,
): QuoteLine {
  const { productId, name, image, unit, listNumber, priceReason, passport } = sold;
  const line = {
    ...{ lineNo, productId, name, image, unit, listNumber, priceReason, passport, quantity },
    listPricePaise: sold.pricePaise,
    discountBp: sold.discountBp,
    unitPricePaise: sold.totalPaise / sold.quantity,
    asked: sold.quantity,
    reason: '',
  };
  const isSoldPrice =
    agreed.price === undefined || toHundredths(agreed.price) === line.unitPricePaise;
  return isSoldPrice ? line : { ...line, ...agreedPrice(line, agreed) };
}

/** The rows below the goods; a charge that is not said stays. */
function chargedTotals(
  { adjustments }: OldOrder,
  subtotalPaise: Paise,
  { charge, discount }: Pick<Body, 'charge'> & { discount: Discount | undefined },
): Totals {
  const charged = adjustments.find(({ kind }) => kind === 'delivery');
  return editedTotals(subtotalPaise, adjustments, {
    delivery: {
      kind: 'fixed',
      charge: charge === undefined ? toRupees(charged?.amountPaise ?? 0) : (charge ?? 0),
    },
    discount,
  });
}

/** The place stays; a charge that was agreed is one, and none is free delivery. */
function deliveryAfter(delivery: DeliverySnapshot, charge: Body['charge']): DeliverySnapshot {
  if (charge === undefined) return delivery;
  return { ...delivery, terms: { ...deliveryTermsOf(delivery), kind: charge ? 'fixed' : 'free' } };
}

function isSame(order: OldOrder, { lines, totals, delivery }: Revision): boolean {
  const rows = (all: Totals['adjustments']) =>
    JSON.stringify(
      all
        .filter((row) => row.amountPaise !== 0)
        .map(({ kind, label, amountPaise }) => [kind, label, amountPaise]),
    );
  return (
    compareOrders(order, { ...totals, lines }).lines.length === 0 &&
    rows(order.adjustments) === rows(totals.adjustments) &&
    deliveryTermsOf(order.delivery).kind === deliveryTermsOf(delivery).kind
  );
}

type Compared = Pick<OrderRow, 'paymentMethod'> & {
  readonly before: Parameters<typeof compareOrders>[0];
  readonly after: Parameters<typeof compareOrders>[0];
  /** What counts as paid of the order; undefined when nothing was. */
  readonly paidPaise: Paise | undefined;
  readonly available?: ReadonlyMap<string, number>;
};

/** What the change makes different: goods, sums, money and stock. */
export function differenceOf({
  paymentMethod,
  before,
  after,
  paidPaise,
  available,
}: Compared): OrderDifference {
  const change = compareOrders(before, after);
  const isMoneyMoved = paymentMethod !== 'cod' && paidPaise !== undefined;
  const openPaise = isMoneyMoved ? after.totalPaise - paidPaise : 0;
  return {
    ...change,
    toGiveBack: toRupees(Math.max(0, -openPaise)),
    toPay: toRupees(Math.max(0, openPaise)),
    stock: change.lines
      .map(({ productId, name, nameTa, ...line }) => ({
        ...{ productId, name, nameTa },
        quantity: line.after - line.before,
      }))
      .filter(({ quantity }) => quantity !== 0),
    shortages: after.lines.flatMap(({ productId, name, nameTa, quantity }) => {
      const stock = available?.get(productId) ?? quantity;
      return stock < quantity ? [{ productId, name, nameTa, needed: quantity, stock }] : [];
    }),
  };
}
