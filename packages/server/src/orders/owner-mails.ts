import { formatMoney } from '@mathappu/contract/money';
import { formatDateTime } from '@mathappu/contract/shop-time';
import type { Config } from '#server/platform/config/config.ts';
import type { Tx } from '#server/platform/db/open-database.ts';
import { layOutMail } from '#server/platform/mail/mail-layout.ts';
import type { Mail } from '#server/platform/mail/mailer.ts';
import type { Shop } from '#server/shop.ts';
import { inOneLine, type MailedOrder, type ShopNames, soldRows } from './order-mails.ts';
import type { LockedOrder } from './order-queries.ts';

/** How the order was settled when it arrived; its method and status may change afterwards. */
export type ArrivalFacts = { readonly payment: 'online' | 'cash' };

/** Enqueues the mail about a new order, sent exactly when the transaction commits, for an owner who wants one. */
export async function enqueueOwnerMail(
  { jobs, config }: Pick<Shop, 'jobs' | 'config'>,
  tx: Tx,
  facts: ArrivalFacts,
  order: Pick<LockedOrder, 'id' | 'number' | 'totalPaise'>,
): Promise<void> {
  if (!config.ORDER_MAIL_TO) return;
  await jobs.enqueue(tx, 'owner-mail', {
    ...facts,
    orderId: order.id,
    to: config.ORDER_MAIL_TO,
    subject: ownerMailSubject(order, config),
  });
}

const ownerMailSubject = (
  { number, totalPaise }: Pick<LockedOrder, 'number' | 'totalPaise'>,
  { SHOP_NAME }: Pick<Config, 'SHOP_NAME'>,
): string => `New order ${number}, ${formatMoney(totalPaise)} - ${SHOP_NAME}`;

type OwnerMail = {
  readonly to: string;
  readonly order: MailedOrder;
  readonly facts: ArrivalFacts;
};

export function ownerMail(shop: ShopNames, { to, order, facts }: OwnerMail): Mail {
  const { customerName, delivery } = order;
  const total = formatMoney(order.totalPaise);
  return layOutMail({
    to,
    subject: ownerMailSubject(order, shop),
    heading: `New order ${order.number}`,
    paragraphs: [
      facts.payment === 'online'
        ? `${customerName} has ordered for ${total} and paid online.`
        : `${customerName} has ordered for ${total}, in cash on delivery.`,
    ],
    rows: [
      ...soldRows(order),
      ['Total', total, 'strong'],
      ['Placed on', formatDateTime(order.createdAt.toISOString())],
    ],
    action: {
      label: 'Open the order',
      url: `${shop.publicUrl}/admin/orders?order=${order.number}`,
    },
    closing: [`Delivery to: ${inOneLine(delivery)}`],
    shop,
  });
}
