import type { ReportKind } from '@mathappu/contract/reports/report';
import type { Language } from '@mathappu/contract/words';
import type { LockedOrder } from '#server/orders/order-queries.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { findUserByEmail, mailLanguageOf } from '#server/sessions/user-queries.ts';
import type { Shop } from '#server/shop.ts';
import { type ReportMailKind, subjectOf } from './report-mails.ts';

type Parts = Pick<Shop, 'jobs' | 'config' | 'settings'>;

type Reported = { readonly reportId: string; readonly kind: ReportKind; readonly source: string };

/**
 * Enqueues the mails about a new report: to the shop, if it wants one of each enquiry, and to a buyer with an
 * address. They are sent when the transaction commits.
 */
export async function mailReported(
  shop: Parts,
  tx: Tx,
  order: LockedOrder,
  { reportId, kind, source }: Reported,
): Promise<void> {
  await mailBuyer(shop, tx, order, { reportId, kind: 'received' });
  const { selling, shop: own } = shop.settings.latest;
  // What staff write down themselves is no news to them.
  if (!selling.mailsEnquiries || source === 'staff') return;
  const to = shop.config.ORDER_MAIL_TO ?? own.email;
  const user = await findUserByEmail(tx, to);
  const language = user ? mailLanguageOf(user) : 'en';
  await enqueue(shop, tx, order, { reportId, kind, to, language });
}

/** Enqueues the mail about the shop's decision to a buyer with an address. */
export const mailDecided = (shop: Parts, tx: Tx, order: LockedOrder, reportId: string) =>
  mailBuyer(shop, tx, order, { reportId, kind: 'decided' });

async function mailBuyer(
  shop: Parts,
  tx: Tx,
  order: LockedOrder,
  mail: { reportId: string; kind: ReportMailKind },
): Promise<void> {
  const { customerEmail: to, language } = order;
  if (to !== '') await enqueue(shop, tx, order, { ...mail, to, language });
}

type Mail = { reportId: string; kind: ReportMailKind; to: string; language: Language };

async function enqueue(
  { jobs, settings }: Parts,
  tx: Tx,
  { id: orderId, number }: LockedOrder,
  mail: Mail,
): Promise<void> {
  const subject = `${subjectOf(mail.kind, number, mail.language)} - ${settings.latest.shop.name}`;
  await jobs.enqueue(tx, 'report-mail', { ...mail, orderId, subject });
}
