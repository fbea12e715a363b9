import type { PaymentPart } from '@mathappu/contract/settings/payment-part';
import { formatDate } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import {
  closingOf,
  type MailedOrder,
  paymentRow,
  placedRow,
  soldRows,
  totalRowsOf,
} from '#server/orders/order-mail-text.ts';
import * as tamilOrders from '#server/orders/order-mail-words.ta.ts';
import * as englishOrders from '#server/orders/order-mail-words.ts';
import type { OrderRow } from '#server/orders/order-read-queries.ts';
import { salePath } from '#server/orders/sale-path.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { type Addressee, layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import * as tamil from './enquiry-mail-words.ta.ts';
import * as english from './enquiry-mail-words.ts';

const wordsIn = { en: english, ta: tamil };
const orderWordsIn = { en: englishOrders, ta: tamilOrders };

export type ConfirmedOrder = MailedOrder &
  Pick<OrderRow, 'isUnpaidOffline' | 'payBy' | 'receivedPaise'>;

type ConfirmedMail = Addressee & {
  readonly subject: string;
  readonly heading: string;
  /** Only then the mail has words that the customer wrote. */
  readonly isConfirmed: boolean;
  /** Of the enquiry. */
  readonly number: string;
  readonly order: ConfirmedOrder;
  /** Where offline orders are paid. */
  readonly payment: PaymentPart;
};

/** The mail that replaces the one about a new order. It says what was agreed and how it is paid. */
export function confirmedMail(
  shop: ShopNames,
  { to, language, subject, heading, isConfirmed, number, order, payment }: ConfirmedMail,
): Mail {
  const confirmed = fill(wordsIn[language].confirmed, { number, order: order.number });
  return layOutMail({
    ...{ to, language, subject, heading, shop },
    name: isConfirmed ? order.customerName : '',
    paragraphs: [confirmed, howToPay(order, language)],
    rows: [
      ...soldRows(order, language),
      ...totalRowsOf(order, language),
      paymentRow(order, language),
      ...(order.isUnpaidOffline ? payToRows(payment, language) : []),
      placedRow(order, language),
    ],
    action: {
      label: orderWordsIn[language].viewOrder,
      url: pageUrl(shop, language, salePath(order)),
    },
    closing: [
      order.isUnpaidOffline ? payment.note : '',
      ...closingOf(order, language, { isConfirmed }),
    ],
  });
}

/** The sentence about paying; '' when nothing is left to pay. */
function howToPay(order: ConfirmedOrder, language: Language): string {
  const { number, isUnpaidOffline, paymentMethod, totalPaise, receivedPaise, payBy } = order;
  if (paymentMethod === 'cod') {
    return fill(orderWordsIn[language].keepCash, { total: formatMoney(totalPaise) });
  }
  if (!isUnpaidOffline) return '';
  return fill(wordsIn[language].payUntil, {
    amount: formatMoney(totalPaise - receivedPaise),
    date: payBy === null ? '' : formatDate(payBy, language),
    order: number,
  });
}

function payToRows(
  { upiId, payee, bankName, accountNumber, ifsc }: PaymentPart,
  language: Language,
): (readonly [string, string])[] {
  const words = wordsIn[language];
  const rows = [
    [words.upiId, upiId],
    [words.payee, payee],
    [words.bank, bankName],
    [words.accountNumber, accountNumber],
    [words.ifsc, ifsc],
  ] as const;
  return rows.filter(([, value]) => value !== '');
}
