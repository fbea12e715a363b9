import { fill, type Language } from '@mathappu/contract/words';
import { pageUrl } from '#server/platform/config/page-language.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail, type ShopNames } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import { type OrderMailFacts, type OrderMailKind, placedFacts } from './order-mail-facts.ts';
import {
  closingOf,
  type MailedOrder,
  paymentRow,
  placedRow,
  soldRows,
  textOfEvent,
  totalRowsOf,
} from './order-mail-text.ts';
import * as tamil from './order-mail-words.ta.ts';
import * as english from './order-mail-words.ts';
import { clearPlacedMail, type LockedOrder } from './order-queries.ts';
import { salePath } from './sale-path.ts';

const wordsIn = { en: english, ta: tamil };

function titlesIn(language: Language) {
  const words = wordsIn[language];
  return {
    placed: { subject: words.placedSubject, heading: words.placedHeading },
    paid: { subject: words.paidSubject, heading: words.paidHeading },
    shipped: { subject: words.shippedSubject, heading: words.shippedHeading },
    delivered: { subject: words.deliveredSubject, heading: words.deliveredHeading },
    changed: { subject: words.changedSubject, heading: words.changedHeading },
    cancelled: { subject: words.cancelledSubject, heading: words.cancelledHeading },
    refundStarted: { subject: words.refundStartedSubject, heading: words.refundStartedHeading },
    refunded: { subject: words.refundedSubject, heading: words.refundedHeading },
    lorryReceipt: { subject: words.lorryReceiptSubject, heading: words.lorryReceiptHeading },
    creditNote: { subject: words.creditNoteSubject, heading: words.creditNoteHeading },
  } as const satisfies Record<OrderMailKind, object>;
}

function orderMailSubject(
  facts: OrderMailFacts,
  { number, language }: Pick<LockedOrder, 'number' | 'language'>,
  { name }: Pick<ShopNames, 'name'>,
): string {
  const creditNote = facts.kind === 'creditNote' ? facts.creditNote : '';
  const before = facts.kind === 'changed' ? facts.before : '';
  const values = { number, creditNote, before };
  const subject = fill<string>(titlesIn(language)[facts.kind].subject, values);
  return `${subject} - ${name}`;
}

/** The mail is sent exactly when the transaction commits. Deleted accounts get none. */
export async function enqueueOrderMail(
  { jobs, settings }: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  facts: OrderMailFacts,
  order: Pick<LockedOrder, 'id' | 'number' | 'customerEmail' | 'paymentMethod' | 'language'>,
): Promise<void> {
  if (order.customerEmail === '') return;
  await jobs.enqueue(tx, 'order-mail', {
    ...facts,
    orderId: order.id,
    paymentMethod: order.paymentMethod,
    to: order.customerEmail,
    subject: orderMailSubject(facts, order, settings.latest.shop),
    language: order.language,
  });
}

/** The mail about a new order, unless it has been enqueued before. */
export async function enqueuePlacedMail(
  shop: Pick<Shop, 'jobs' | 'settings'>,
  tx: Tx,
  order: LockedOrder,
): Promise<void> {
  if (order.placedMailDueAt === null) return;
  await clearPlacedMail(tx, order.id);
  await enqueueOrderMail(shop, tx, placedFacts(order), order);
}

type OrderMail = {
  readonly to: string;
  /** Only then the mail has words that the customer wrote. */
  readonly isConfirmed: boolean;
  readonly language?: Language;
  readonly order: MailedOrder;
  readonly facts: OrderMailFacts;
  /** When it happened. */
  readonly at: Date;
};

export function orderMail(
  shop: ShopNames,
  { to, isConfirmed, language = 'en', order, facts, at }: OrderMail,
): Mail {
  const words = wordsIn[language];
  const isComing = ['placed', 'paid', 'shipped', 'lorryReceipt'].includes(facts.kind);
  return layOutMail({
    to,
    language,
    subject: orderMailSubject(facts, { number: order.number, language }, shop),
    heading: titlesIn(language)[facts.kind].heading,
    name: isConfirmed ? order.customerName : '',
    paragraphs: [textOfEvent(shop, { order, facts, at, language })],
    rows: [
      ...soldRows(order, language),
      ...totalRowsOf(order, language),
      paymentRow(order, language),
      placedRow(order, language),
    ],
    action: { label: words.viewOrder, url: pageUrl(shop, language, salePath(order)) },
    closing: closingOf(order, language, { isConfirmed, isComing }),
    shop,
  });
}
