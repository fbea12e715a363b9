import type { AdminOrder } from '@mathappu/contract/admin/admin-orders';
import type { InputOf } from '@mathappu/contract/endpoint';
import type { comings } from '@mathappu/contract/enquiries/desk';
import type { reviseOrder } from '@mathappu/contract/enquiries/revise-order';
import { toHundredths, toRupees, unitPricePaise } from '@mathappu/contract/money';
import {
  adjustmentOf,
  chargeOf,
  type EditedSale,
  type EnquiryValues,
  hasDiscount,
  hasOtherPrice,
  parseAmount,
  parseQuantity,
  type StaffLine,
  valuesOf,
} from './enquiry-values.ts';

type RevisionBody = InputOf<typeof reviseOrder>['body'];

/** The form of a change: the order's fields, how it was agreed, and why. */
export type RevisionValues = EnquiryValues & {
  agreedBy: (typeof comings)[number];
  changeReason: string;
};

type SoldLine = AdminOrder['products'][number];

/** A line as the enquiry's form shows it, at what it was sold at. */
function lineOf({ price: listPrice, ...line }: SoldLine): StaffLine {
  const { productId, name, nameTa, image, unit, listNumber, discount, quantity, total } = line;
  const sold = { productId, name, nameTa, image, unit, listNumber, listPrice, discount };
  return {
    ...{ ...sold, quantity, total, asked: quantity },
    price: toRupees(unitPricePaise(toHundredths(listPrice), toHundredths(discount))),
    priceReason: '',
    reason: '',
    isSold: true,
    left: null,
    stock: null,
    priceToday: null,
    demand: 0,
    // The server knows it, and refuses a price above it.
    mrp: null,
  };
}

/** The order as the enquiry's form begins with it. */
export const saleOf = ({ products, totals, delivery_terms }: AdminOrder): EditedSale => ({
  lines: products.map(lineOf),
  totals,
  delivery_terms,
  shopNote: '',
});

/** The values that the form begins with; pieces that were packed stand in place of those that were sold. */
export function revisionValues(
  sale: EditedSale,
  packed?: ReadonlyMap<string, number>,
): RevisionValues {
  const values = valuesOf(sale);
  const lines = values.lines.map((line) => ({
    ...line,
    ...(packed && { quantity: String(packed.get(line.of.productId) ?? 0) }),
  }));
  return { ...values, lines, agreedBy: 'phone', changeReason: '' };
}

/** The goods and rows of the call; what was left as it was sold is left out. */
export function toRevision(
  values: EnquiryValues,
  sale: EditedSale,
): Pick<RevisionBody, 'lines' | 'charge' | 'discount'> {
  const before = valuesOf(sale);
  const given = adjustmentOf(sale, 'discount');
  const isCharged = values.kind !== before.kind || values.charge.trim() !== before.charge;
  const discount = { reason: values.discountReason.trim(), amount: parseAmount(values.discount) };
  const isDiscounted =
    discount.amount !== Math.abs(given?.amount ?? 0) ||
    (hasDiscount(values) && discount.reason !== before.discountReason);
  return {
    lines: values.lines.map((line) => ({
      productId: line.of.productId,
      quantity: parseQuantity(line.quantity),
      ...(hasOtherPrice(line) && {
        price: parseAmount(line.price),
        priceReason: line.priceReason.trim(),
      }),
    })),
    ...(isCharged && { charge: values.kind === 'fixed' ? chargeOf(values) : null }),
    ...(values.isBest
      ? { discount: 'best' as const }
      : isDiscounted && { discount: hasDiscount(values) ? discount : null }),
  };
}
