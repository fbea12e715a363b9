import { bothNamesIn } from '@mathappu/contract/catalogue/name-in';
import { whatsappAddress } from '@mathappu/contract/enquiries/whatsapp-address';
import { formatDate, formatDateTime } from '@mathappu/contract/shop-time';
import { fill, type Language } from '@mathappu/contract/words';
import * as english from '@mathappu/contract/words/law';
import * as tamil from '@mathappu/contract/words/law.ta';
import { formatMoney } from '#server/gateway/format-money.ts';
import {
  deliveryText,
  soldRow,
  termsText,
  totalRowsOf,
  unitIn,
} from '#server/orders/order-mail-text.ts';
import { salePath } from '#server/orders/sale-path.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import { type Addressee, layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { phoneOf, type QuoteLine, totalOfLine, totalsOf } from './enquiry-content.ts';
import * as tamilWords from './enquiry-mail-words.ta.ts';
import * as englishWords from './enquiry-mail-words.ts';
import type { MailedQuote } from './mailed-enquiry.ts';

/** The event that a mail to the customer describes, with its data. */
export type CustomerFacts =
  | { readonly kind: 'received' | 'declined' }
  | { readonly kind: 'offered'; readonly message: string }
  | { readonly kind: 'confirmed'; readonly order: string };

/** The event that a mail to the shop describes. */
export type ShopFacts = {
  readonly kind: 'sent' | 'accepted' | 'asked' | 'withdrawn';
  /** The change that is asked for. */
  readonly text?: string;
};
export type QuoteMailFacts = CustomerFacts | ShopFacts;

/** The notice about the law; null when the shop sells online. */
type Law = { readonly note: string } | null;

const lawIn = { en: english, ta: tamil };
const wordsIn = { en: englishWords, ta: tamilWords };

export function headingOf(facts: QuoteMailFacts, number: string, language: Language): string {
  const order = facts.kind === 'confirmed' ? facts.order : '';
  return fill<string>(wordsIn[language].subjects[facts.kind], { number, order });
}

type QuoteMail<Facts> = Addressee & {
  readonly subject: string;
  readonly quote: MailedQuote;
  readonly facts: Facts;
};

/** The mail to the customer while there is no order yet. */
export function customerMail(
  shop: ShopNames,
  mail: QuoteMail<Exclude<CustomerFacts, { kind: 'confirmed' }>> & {
    readonly law: Law;
    /** Only of a confirmed address the mail has words that the customer wrote. */
    readonly isConfirmed: boolean;
  },
): Mail {
  const { to, language, subject, quote, facts, law, isConfirmed } = mail;
  const words = wordsIn[language];
  const { number, content } = quote;
  const laws = law ? [lawIn[language].lawNotice, law.note] : [];
  return layOutMail({
    ...{ to, language, subject, shop },
    heading: headingOf(facts, number, language),
    name: isConfirmed ? quote.customerName : '',
    paragraphs: [textOf(words, quote, facts, language), 'message' in facts ? facts.message : ''],
    rows: rowsOf(quote, language),
    action: { label: words.viewEnquiry, url: pageUrl(shop, language, salePath(quote)) },
    closing: [
      facts.kind === 'offered' && fill(words.howToAccept, { phone: shop.phone }),
      ...whereTo(quote, language, isConfirmed),
      content.shopNote && fill(words.shopNote, { note: content.shopNote }),
      isConfirmed && content.note && fill(words.note, { note: content.note }),
      ...(facts.kind === 'declined' ? [] : laws),
    ],
  });
}

/** The mail to the shop. */
export function shopMail(
  shop: ShopNames,
  { to, language, subject, quote, facts }: QuoteMail<ShopFacts>,
): Mail {
  const words = wordsIn[language];
  const { number, customerName: customer, content } = quote;
  const phone = phoneOf(quote.customerPhone, content.delivery);
  const total = formatMoney(totalsOf(content).totalPaise);
  const told = {
    sent: words.asksFor,
    accepted: words.hasAccepted,
    asked: words.asksForChange,
    withdrawn: words.hasWithdrawn,
  }[facts.kind];
  return layOutMail({
    ...{ to, language, subject, shop },
    ...(quote.customerEmail && { replyTo: quote.customerEmail }),
    heading: headingOf(facts, number, language),
    paragraphs: [fill(told, { customer, total }), facts.text ?? ''],
    rows: [
      ...rowsOf(quote, language),
      [words.phone, quote.isGuest ? fill(words.notVerified, { phone }) : phone],
    ],
    action: {
      label: words.openEnquiry,
      url: pageUrl(shop, language, `/admin/orders?view=enquiries&enquiry=${number}`),
    },
    link: { label: words.messageThem, url: whatsappAddress(phone) },
    closing: [
      ...whereTo(quote, language, true),
      content.note && fill(words.theirNote, { note: content.note }),
    ],
  });
}

type Words = (typeof wordsIn)[Language];

function textOf(
  words: Words,
  { number, content }: MailedQuote,
  { kind }: CustomerFacts,
  language: Language,
): string {
  if (kind === 'declined') return fill(words.declined, { number, reason: content.reason });
  if (kind === 'received') return fill(words.received, { number });
  const total = formatMoney(totalsOf(content).totalPaise);
  return fill(words.offered, {
    number,
    total,
    date: formatDate(content.validUntil ?? '', language),
  });
}

function rowsOf({ content, createdAt, tamilNames }: MailedQuote, language: Language) {
  const words = wordsIn[language];
  // A line that the shop added and removed again is left out: the customer never heard of it.
  const lines = content.lines.filter(({ asked, quantity }) => asked !== null || quantity > 0);
  return [
    ...lines.map((line) =>
      lineRow({ ...line, nameTa: tamilNames.get(line.productId) ?? '' }, language),
    ),
    ...(content.delivery
      ? totalRowsOf({ ...totalsOf(content), delivery: content.delivery }, language)
      : []),
    [words.sentOn, formatDateTime(createdAt.toISOString(), language)] as const,
  ];
}

function lineRow(
  line: QuoteLine & { nameTa: string },
  language: Language,
): readonly [string, string] {
  const [name, amount] = soldRow({ ...line, totalPaise: totalOfLine(line) }, language);
  const change = changeOf(wordsIn[language], line);
  if (line.quantity === 0)
    return [`${bothNamesIn(language, line)}, ${unitIn(language, line.unit)} (${change})`, '–'];
  return [change ? `${name} (${change})` : name, amount];
}

function changeOf(words: Words, { asked, quantity, reason }: QuoteLine): string {
  if (asked === null || asked === quantity) return '';
  const given = { asked, quantity };
  return reason ? fill(words.changedLineWhy, { ...given, reason }) : fill(words.changedLine, given);
}

function whereTo({ content }: MailedQuote, language: Language, hasAddress: boolean) {
  const { delivery } = content;
  if (!delivery) return [];
  return [hasAddress && deliveryText(delivery, language), termsText({ delivery }, language)];
}
