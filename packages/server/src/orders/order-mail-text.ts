import { bothNamesIn } from '@mathappu/contract/catalogue/name-in';
import { tradeTextBy } from '@mathappu/contract/catalogue/trade-text';
import { paymentHoldMinutes } from '@mathappu/contract/limits';
import { toHundredths } from '@mathappu/contract/money';
import { whenExpected } from '@mathappu/contract/orders/expected-days';
import type { OrderChange } from '@mathappu/contract/orders/order-change';
import {
  hasCharges,
  type TotalRow,
  totalRows,
  wordExpected,
} from '@mathappu/contract/orders/total-rows';
import { answerTotals, deliveryTermsOf } from '@mathappu/contract/orders/totals';
import { dispatchText } from '@mathappu/contract/shipments/dispatch-text';
import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import * as englishDispatch from '@mathappu/contract/words/dispatch';
import * as tamilDispatch from '@mathappu/contract/words/dispatch.ta';
import * as englishTotals from '@mathappu/contract/words/totals';
import * as tamilTotals from '@mathappu/contract/words/totals.ta';
import * as tamilTrade from '@mathappu/contract/words/trade.ta';
import { formatMoney } from '#server/gateway/format-money.ts';
import type { DeliverySnapshot } from '#server/platform/db/json-columns.ts';
import { contactOf, type layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import { compareOrders } from './order-change.ts';
import type {
  CancelledFacts,
  ChangedFacts,
  OrderMailFacts,
  PlacedFacts,
  RefundFacts,
} from './order-mail-facts.ts';
import * as tamil from './order-mail-words.ta.ts';
import * as english from './order-mail-words.ts';
import type { OrderRow } from './order-read-queries.ts';

/** The fields of an order in mails. Only the payment method changes, and what a deleted account erases. */
export type MailedOrder = Pick<
  OrderRow,
  | 'number'
  | 'userId'
  | 'code'
  | 'paymentMethod'
  | 'subtotalPaise'
  | 'adjustments'
  | 'totalPaise'
  | 'customerName'
  | 'delivery'
  | 'lines'
  | 'createdAt'
  | 'shipment'
> &
  Partial<Pick<OrderRow, 'changedFrom'>>;

const wordsIn = { en: english, ta: tamil };
const dispatchWordsIn = { en: englishDispatch, ta: tamilDispatch };
const totalWordsIn = { en: englishTotals, ta: tamilTotals };
type Words = (typeof wordsIn)[Language];

type Event = {
  readonly order: MailedOrder;
  readonly facts: OrderMailFacts;
  /** When it happened. */
  readonly at: Date;
  readonly language: Language;
};

/** The sentences about the event, and about its consequences for the customer. */
export function textOfEvent(shop: ShopNames, { order, facts, at, language }: Event): string {
  const words = wordsIn[language];
  const { number, totalPaise } = order;
  const contact = contactOf(shop);
  const time = formatDateTime(at.toISOString(), language);
  const cash = fill(words.keepCash, { total: formatMoney(totalPaise) });
  switch (facts.kind) {
    case 'placed':
      return sentences(fill(words.placed, { number }), placedText(words, facts.payment, cash));
    case 'paid': {
      const amount = formatMoney(facts.amountPaise ?? totalPaise, facts.currency);
      const sentence = facts.hasLeft ? words.paidLater : words.paid;
      return fill<string>(facts.isFirst ? words.placedAndPaid : sentence, { amount, number });
    }
    case 'shipped':
      return sentences(
        fill(words.shipped, { number }),
        dispatchOf(order, language),
        order.paymentMethod === 'cod' && cash,
        invoiceText(words, facts),
      );
    case 'delivered':
      return sentences(
        fill(words.delivered, { number, time, ...contact }),
        words.rate,
        invoiceText(words, facts),
      );
    case 'lorryReceipt':
      return sentences(fill(words.lorryReceipt, { number }), dispatchOf(order, language));
    case 'creditNote': {
      const { creditNote, invoice } = facts;
      const amount = formatMoney(facts.amountPaise);
      return fill(words.creditNote, { creditNote, amount, invoice, number });
    }
    case 'cancelled':
      return sentences(
        facts.hasRunOut
          ? fill(words.notPaidInTime, { number, minutes: paymentHoldMinutes, time })
          : fill(words.cancelled, { number, time }),
        cancelledText(words, facts, contact),
        facts.isBackToCart && words.backInCart,
      );
    case 'changed':
      return changedText(order, facts, { language, contact });
    case 'refundStarted':
    case 'refunded':
      return sentences(
        causeText(words, order, facts),
        amountText(words, order, facts),
        words.bankTime,
      );
  }
}

const sentences = (...texts: (string | false | undefined | null)[]): string =>
  texts.filter(Boolean).join(' ');

const dispatchOf = ({ shipment }: Pick<MailedOrder, 'shipment'>, language: Language) =>
  shipment && dispatchText(shipment, dispatchWordsIn[language], language);

const invoiceText = (words: Words, { invoice }: { invoice?: string | undefined }) =>
  invoice && fill(words.invoiceIs, { invoice });

function placedText(words: Words, payment: PlacedFacts['payment'], cash: string): string {
  switch (payment) {
    case 'cash':
      return cash;
    case 'awaited':
      return words.completePayment;
    case 'paid':
      return words.isPaid;
    case 'open':
      return '';
  }
}

function cancelledText(
  words: Words,
  { money, amountPaise, currency }: CancelledFacts,
  contact: ReturnType<typeof contactOf>,
): string {
  const amount = formatMoney(amountPaise, currency);
  switch (money) {
    case 'unpaid':
      return words.nothingToPay;
    case 'paidInCash':
      return fill(words.paidInCash, { amount, ...contact });
    case 'paidByHand':
      return fill(words.paidByHand, { amount, ...contact });
    case 'onItsWayBack':
      return sentences(fill(words.paymentOnItsWay, { amount }), words.bankTime);
    case 'returned':
      return fill(words.paymentReturned, { amount });
  }
}

function changedText(
  order: MailedOrder,
  { before, money, amountPaise, payBy }: ChangedFacts,
  { language, contact }: { language: Language; contact: ReturnType<typeof contactOf> },
): string {
  const words = wordsIn[language];
  const { number, totalPaise, changedFrom } = order;
  const change = changedFrom ? compareOrders(changedFrom, order) : undefined;
  const amount = formatMoney(amountPaise);
  const moneyTexts = {
    none: '',
    owed: fill(words.payChanged, { amount, date: payBy ? formatDate(payBy) : '' }),
    byHand: fill(words.givesBackChanged, { amount }),
    onItsWayBack: fill(words.amountOnItsWay, { amount }),
  } as const;
  return sentences(
    fill(words.changed, { before, number }),
    change &&
      fill(words.changedTotal, {
        old: formatRupees(change.oldTotal),
        total: formatMoney(totalPaise),
      }),
    change &&
      change.lines.length > 0 &&
      `${change.lines.map((line) => wordChange(language, line)).join('; ')}.`,
    moneyTexts[money],
    fill(words.notAgreed, contact),
  );
}

/** Such as '60 Shots 2 → 3 pieces, ₹586.50 → ₹560.00 (A good customer)'. */
function wordChange(language: Language, line: OrderChange['lines'][number]): string {
  const { before, after, priceBefore, priceAfter, priceReason } = line;
  const words = wordsIn[language];
  const product = bothNamesIn(language, line);
  if (after === 0) return fill(words.changedOut, { product, before });
  if (before === 0) return fill(words.changedNew, { product, after });
  const pieces = before === after ? `${after}` : `${before} → ${after}`;
  const prices =
    priceBefore !== priceAfter &&
    `, ${formatRupees(priceBefore ?? 0)} → ${formatRupees(priceAfter ?? 0)}`;
  return `${product} ${pieces}${prices || ''}${prices && priceReason ? ` (${priceReason})` : ''}`;
}

function causeText(words: Words, { number }: MailedOrder, { cause }: RefundFacts): string {
  switch (cause) {
    case 'cancelled':
      return fill(words.wasCancelled, { number });
    case 'unfillable':
      return fill(words.wasUnfillable, { number });
    case 'paidTwice':
      return fill(words.wasPaidTwice, { number });
    case 'wrongAmount':
      return fill(words.wasWrongAmount, { number });
    case 'changed':
      return fill(words.wasChanged, { number });
    case 'byShop':
      return fill(words.aboutPayment, { number });
  }
}

function amountText(words: Words, { totalPaise }: MailedOrder, facts: RefundFacts): string {
  const { kind, cause, amountPaise, currency } = facts;
  const isPart =
    cause !== 'changed' && (facts.isPart ?? (amountPaise < totalPaise && cause !== 'wrongAmount'));
  const amount = formatMoney(amountPaise, currency);
  if (kind === 'refundStarted') {
    return fill(isPart ? words.partOnItsWay : words.amountOnItsWay, { amount });
  }
  return fill(isPart ? words.partReturned : words.amountReturned, { amount });
}

type SoldLine = Pick<
  MailedOrder['lines'][number],
  'name' | 'nameTa' | 'unit' | 'quantity' | 'totalPaise'
>;

/** A product's unit, such as '1 Box (10 pcs)': in Tamil where all its words are known. */
export const unitIn = (language: Language, unit: string): string =>
  (language === 'ta' && tradeTextBy(tamilTrade, unit)) || unit;

export const soldRow = ({ unit, quantity, totalPaise, ...names }: SoldLine, language: Language) =>
  [
    `${bothNamesIn(language, names)}, ${unitIn(language, unit)} × ${quantity}`,
    formatMoney(totalPaise),
  ] as const;

export const soldRows = ({ lines }: Pick<MailedOrder, 'lines'>, language: Language) =>
  lines.map((line) => soldRow(line, language));

/** The rows below the lines; without some of them while nothing is charged beside the goods. */
export function totalRowsOf(
  order: Pick<MailedOrder, 'subtotalPaise' | 'adjustments' | 'totalPaise' | 'delivery'>,
  language: Language,
  leftOut: readonly TotalRow['kind'][] = ['subtotal'],
): NonNullable<Parameters<typeof layOutMail>[0]['rows']> {
  const charged = { totals: answerTotals(order), delivery: deliveryTermsOf(order.delivery) };
  const rows = totalRows(charged, formatRupees, totalWordsIn[language]);
  const shown = hasCharges(charged) ? rows : rows.filter(({ kind }) => !leftOut.includes(kind));
  return shown.map(({ kind, name, value }) =>
    kind === 'total' ? ([name, value, 'strong'] as const) : ([name, value] as const),
  );
}

/** The sentences about the day, freight to pay or collecting; '' if there is nothing to say of them. */
export function termsText({ delivery, promised }: TermsOrder, language: Language): string {
  const terms = deliveryTermsOf(delivery);
  const { kind, depot, days } = terms;
  const words = wordsIn[language];
  if (depot) {
    const { name, address, phone } = depot;
    return fill(words.collectAt, { depot: [name, address, phone].filter(Boolean).join(', ') });
  }
  const when = promised ? whenExpected({ ...promised, isUnderWay: true, days }) : {};
  const expected = wordExpected({ ...terms, ...when }, totalWordsIn[language], language);
  return sentences(
    // A month that is cut short in Tamil has its own full stop.
    expected && `${expected}.`.replace('..', '.'),
    kind === 'to_pay' && totalWordsIn[language].toPayMeans,
    terms.note,
  );
}

type TermsOrder = Pick<MailedOrder, 'delivery'> & {
  /** The order whose day is told; without one the mail is not about goods that will come. */
  readonly promised?: Pick<MailedOrder, 'createdAt' | 'paymentMethod'> | undefined;
};

const formatRupees = (rupees: number): string => formatMoney(toHundredths(rupees));

export function paymentRow(
  { paymentMethod }: Pick<MailedOrder, 'paymentMethod'>,
  language: Language,
) {
  const { payment, cashOnDelivery, online, offline } = wordsIn[language];
  return [payment, { cod: cashOnDelivery, online, offline }[paymentMethod]] as const;
}

export const placedRow = ({ createdAt }: Pick<MailedOrder, 'createdAt'>, language: Language) =>
  [wordsIn[language].placedOn, formatDateTime(createdAt.toISOString(), language)] as const;

/** Where the order goes and on what terms, below the rows of every mail about it. */
export const closingOf = (
  order: Pick<MailedOrder, 'delivery' | 'createdAt' | 'paymentMethod'>,
  language: Language,
  { isConfirmed = true, isComing = true }: Closing = {},
) => [
  isConfirmed && deliveryText(order.delivery, language),
  termsText({ delivery: order.delivery, promised: isComing ? order : undefined }, language),
];

type Closing = {
  /** Only then the mail has words that the customer wrote. */
  readonly isConfirmed?: boolean;
  /** Whether the goods are still to arrive. */
  readonly isComing?: boolean;
};

export function deliveryText(delivery: DeliverySnapshot, language: Language): string {
  const { address_line: street, country: _country, ...parts } = delivery;
  const text: string = fill(wordsIn[language].deliveryTo, { ...parts, street });
  // Somebody without an account may have given no street and no pincode.
  return text.replaceAll(' ,', ',').replaceAll(',,', ',');
}
