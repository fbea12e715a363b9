import { fill, type Language } from '@mathappu/contract/words';
import { formatMoney } from '#server/gateway/format-money.ts';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import { findUserByEmail, mailLanguageOf } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import {
  closingOf,
  type MailedOrder,
  placedRow,
  soldRows,
  totalRowsOf,
} from './order-mail-text.ts';
import type { LockedOrder } from './order-queries.ts';
import type { OrderRow } from './order-read-queries.ts';
import * as tamil from './owner-mail-words.ta.ts';
import * as english from './owner-mail-words.ts';

const wordsIn = { en: english, ta: tamil };

/** The order's payment at its arrival; method and status may change before the mail is sent. */
export type ArrivalFacts = { readonly payment: 'online' | 'cash' };

/**
 * Enqueues the mail about a new order, sent exactly when the transaction commits, for an owner who
 * wants one; in the language of the account with that address, in English when there is none.
 */
export async function enqueueOwnerMail(
  { jobs, config, settings }: Pick<Shop, 'jobs' | 'config' | 'settings'>,
  tx: Tx,
  facts: ArrivalFacts,
  order: Pick<LockedOrder, 'id' | 'number' | 'totalPaise'>,
): Promise<void> {
  const to = config.ORDER_MAIL_TO;
  if (!to) return;
  const owner = await findUserByEmail(tx, to);
  const language = owner ? mailLanguageOf(owner) : 'en';
  await jobs.enqueue(tx, 'owner-mail', {
    ...facts,
    orderId: order.id,
    to,
    subject: ownerMailSubject(order, language, settings.latest.shop),
    language,
  });
}

const ownerMailSubject = (
  { number, totalPaise }: Pick<LockedOrder, 'number' | 'totalPaise'>,
  language: Language,
  { name }: Pick<ShopNames, 'name'>,
): string => {
  const total = formatMoney(totalPaise);
  return `${fill(wordsIn[language].newOrderSubject, { number, total })} - ${name}`;
};

type OwnerMail = {
  readonly to: string;
  /** Missing in jobs of earlier releases. */
  readonly language?: Language;
  readonly order: MailedOrder & Pick<OrderRow, 'customerEmail'>;
  readonly facts: ArrivalFacts;
};

export function ownerMail(shop: ShopNames, { to, language = 'en', order, facts }: OwnerMail): Mail {
  const words = wordsIn[language];
  const { number, customerName: customer } = order;
  const total = formatMoney(order.totalPaise);
  const ordered = facts.payment === 'online' ? words.orderedOnline : words.orderedInCash;
  return layOutMail({
    to,
    replyTo: order.customerEmail,
    language,
    subject: ownerMailSubject(order, language, shop),
    heading: fill(words.newOrder, { number }),
    paragraphs: [fill(ordered, { customer, total })],
    rows: [
      ...soldRows(order, language),
      ...totalRowsOf(order, language, ['subtotal', 'delivery']),
      placedRow(order, language),
    ],
    action: {
      label: words.openOrder,
      url: pageUrl(shop, language, `/admin/orders?order=${number}`),
    },
    closing: closingOf(order, language),
    shop,
  });
}
