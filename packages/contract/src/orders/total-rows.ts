import * as wordsOfPage from '#words/totals';
import type { DeliveryDays, DeliveryKind } from '../settings/delivery-terms.ts';
import { formatDays } from '../shop-time.ts';
import type * as english from '../words/totals.ts';
import { fill, type Language } from '../words.ts';
import type { ExpectedDays } from './expected-days.ts';
import type { AdjustmentKind, OrderTotals } from './order-totals.ts';

type Words = { readonly [Name in keyof typeof english]: (typeof english)[Name] | string };

/** Where the goods go and on what terms. */
export type Delivery = {
  /** Undefined while the destination is not known. */
  readonly kind: DeliveryKind | undefined;
  /** The depot where the goods are collected. */
  readonly depot?: { readonly name: string } | null;
  /** The zone, for the sentence that the shop does not deliver there. */
  readonly district?: string;
  /** When the goods arrive, if that is known. */
  readonly expected?: ExpectedDays;
  /** The same counted from the payment, while that is awaited before they leave. */
  readonly daysAfterPayment?: DeliveryDays;
  /** What the shop says of deliveries to that state. */
  readonly note?: string;
};

export type TotalRow = {
  readonly kind: 'subtotal' | AdjustmentKind | 'total';
  readonly name: string;
  readonly value: string;
  readonly isFree?: boolean;
  /** A sentence that explains the value. */
  readonly note?: string;
};

type Charged = { readonly totals: OrderTotals; readonly delivery: Delivery };

/** Whether there is a charge or a delivery note beside the goods; otherwise the total is enough. */
export const hasCharges = ({ totals, delivery }: Charged): boolean =>
  delivery.kind !== 'free' ||
  Boolean(delivery.depot) ||
  totals.adjustments.some(({ amount }) => amount !== 0);

/** The rows of a cart, an order or a paper, in words; the amounts as `format` writes rupees. */
export function totalRows(
  { totals, delivery }: Charged,
  format: (rupees: number) => string,
  words: Words = wordsOfPage,
): TotalRow[] {
  const { subtotal, adjustments, total } = totals;
  return [
    { kind: 'subtotal', name: words.subtotal, value: format(subtotal) },
    ...adjustments.map(({ kind, label, amount }): TotalRow => {
      const value = format(amount);
      if (kind === 'packing') {
        return { kind, name: fill<string>(words.packing, { percent: label }), value };
      }
      if (kind === 'discount') {
        return { kind, name: fill<string>(words.discount, { reason: label }), value };
      }
      const free = { value: words.free, isFree: true };
      return deliveryRow(delivery, amount === 0 ? free : { value }, words);
    }),
    { kind: 'total', name: words.total, value: format(total) },
  ];
}

type Price = Pick<TotalRow, 'value' | 'isFree'>;

function deliveryRow(delivery: Delivery, price: Price, words: Words): TotalRow {
  const { kind, depot, district = '' } = delivery;
  const row = { kind: 'delivery', name: words.delivery } as const;
  if (depot) return { ...row, ...price, name: fill<string>(words.collect, { depot: depot.name }) };
  const expected = wordExpected(delivery, words);
  const note = joinSentences(expected, delivery.note);
  const comes = note ? { note } : {};
  switch (kind) {
    case undefined:
      return { ...row, value: words.byDistrict };
    case 'none':
      return { ...row, value: fill<string>(words.notDelivered, { district }) };
    case 'to_pay':
      return {
        ...row,
        value: words.toPay,
        note: joinSentences(expected, words.toPayMeans, delivery.note),
      };
    default:
      return { ...row, ...price, ...comes };
  }
}

const joinSentences = (...sentences: readonly (string | undefined)[]): string =>
  sentences.filter(Boolean).join('. ').replaceAll('.. ', '. ');

/** Such as 'Expected Tue 8 – Thu 10 Dec'; undefined where nothing is known. */
export function wordExpected(
  { kind, expected, daysAfterPayment }: Delivery,
  words: Words = wordsOfPage,
  language?: Language,
): string | undefined {
  if (kind === 'none') return undefined;
  if (expected) return fill<string>(words.expected, { days: formatDays(expected, language) });
  if (!daysAfterPayment) return undefined;
  const { from, to } = daysAfterPayment;
  return from === to
    ? fill<string>(words.expectedOneAfterPayment, { days: to })
    : fill<string>(words.expectedAfterPayment, { from, to });
}

/** The sentence that the shop does not deliver there; undefined if it does. */
export const deliveryProblem = ({ kind, district = '' }: Delivery): string | undefined =>
  kind === 'none' ? fill(wordsOfPage.notDelivered, { district }) : undefined;
