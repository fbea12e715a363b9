import { bothNamesIn } from '@mathappu/contract/catalogue/name-in';
import type { ReportKind } from '@mathappu/contract/reports/report';
import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import type { OrderRow } from '#server/orders/order-read-queries.ts';
import type { ReportRow } from '#server/orders/reports/report-queries.ts';
import { salePath } from '#server/orders/sale-path.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { type Addressee, layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import * as tamil from './report-mail-words.ta.ts';
import * as english from './report-mail-words.ts';

/** The shop is told of a new report by its kind; the buyer that it came, and what was decided. */
export type ReportMailKind = ReportKind | 'received' | 'decided';

const wordsIn = { en: english, ta: tamil };
type Words = (typeof wordsIn)[Language];

/** It is the heading, too. */
export const subjectOf = (kind: ReportMailKind, number: string, language: Language): string =>
  fill<string>(wordsIn[language].subjects[kind], { number });

type ReportMail = Addressee & {
  readonly subject: string;
  readonly order: OrderRow;
  readonly report: ReportRow;
};

export function shopMail(
  shop: ShopNames,
  { to, language, subject, order, report }: ReportMail,
): Mail {
  const words = wordsIn[language];
  const { number, customerName, customerEmail, customerPhone, delivery } = order;
  const customer = customerName || delivery.name;
  return layOutMail({
    ...{ to, language, subject, shop },
    ...(customerEmail && { replyTo: customerEmail }),
    heading: subjectOf(report.kind, number, language),
    paragraphs: [
      report.kind === 'payment'
        ? fill(words.saysPaid, { customer, ...paymentOf(words, report, language) })
        : fill(words.saysProblem, { customer }),
      report.text,
    ],
    rows: [
      ...problemRows(words, { order, report, language }),
      [words.phone, customerPhone || delivery.mobile],
      [words.reportedOn, formatDateTime(new Date(report.at).toISOString(), language)],
    ],
    action: {
      label: words.openOrder,
      url: pageUrl(shop, language, `/admin/orders?order=${number}`),
    },
  });
}

/** The mail has nothing that whoever has the link wrote: the address may be somebody else's. */
export function buyerMail(
  shop: ShopNames,
  { kind, to, language, subject, order, report }: ReportMail & { kind: 'received' | 'decided' },
): Mail {
  const words = wordsIn[language];
  const { number } = order;
  return layOutMail({
    ...{ to, language, subject, shop },
    heading: subjectOf(kind, number, language),
    paragraphs: [
      kind === 'received'
        ? receivedText(words, { number, report, language })
        : decidedText(words, { number, report, language }),
      kind === 'decided' && report.answer,
    ],
    rows: problemRows(words, { order, report, language }),
    action: { label: words.viewOrder, url: pageUrl(shop, language, salePath(order)) },
  });
}

type Told = { readonly number: string; readonly report: ReportRow; readonly language: Language };

const receivedText = (words: Words, { number, report, language }: Told): string =>
  report.kind === 'payment'
    ? fill(words.receivedPayment, paymentOf(words, report, language))
    : fill(words.receivedProblem, { number });

function decidedText(words: Words, { number, report, language }: Told): string {
  if (report.kind === 'payment') {
    return fill(words.notFound, { number, ...paymentOf(words, report, language) });
  }
  return fill(report.state === 'accepted' ? words.problemAccepted : words.problemRefused, {
    number,
  });
}

const paymentOf = (words: Words, report: ReportRow, language: Language) => ({
  amount: formatMoney(report.amountPaise ?? 0),
  method: report.method === 'bank' ? words.bank : words.upi,
  reference: report.reference,
  date: formatDate(report.paidOn ?? report.at, language),
});

/** What is damaged, missing or wrong, product by product. */
function problemRows(
  words: Words,
  { order, report, language }: { order: OrderRow; report: ReportRow; language: Language },
) {
  const sold = new Map(order.lines.map((line) => [line.productId, line]));
  return report.lines.map(({ productId, quantity, what }) => {
    const line = sold.get(productId);
    const name = line ? bothNamesIn(language, line) : '';
    return [name, fill<string>(words.pieces[what], { count: quantity })] as const;
  });
}
