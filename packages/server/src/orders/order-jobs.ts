import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { mailDelivery } from '#server/platform/mail/mail-delivery.ts';
import type { Shop } from '#server/shop.ts';
import { cancelledFacts, type OrderMailFacts, type OrderMailKind } from './order-mail-facts.ts';
import { orderMail } from './order-mails.ts';
import { findOrder, type OrderRow } from './order-read-queries.ts';

type MailAddress = { orderId: string; to: string; subject: string };

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'order-mail': MailAddress & OrderMailFacts;
  }
}

export const sendOrderMail = defineJob({
  name: 'order-mail',
  ...mailDelivery,
  async run(
    { db, mailer, config }: Pick<Shop, 'db' | 'mailer' | 'config'>,
    { orderId, to, subject: _, ...facts },
    { id, createdOn: at },
  ) {
    const order = await findOrder(db, orderId);
    // Deleted accounts get none.
    if (!order || order.customerEmail === '') return;
    const mail = orderMail(config, { to, order, facts: complete(facts, order), at });
    await mailer.send({ ...mail, id });
  },
});

/** Jobs of earlier releases name the kind alone; the order as it is now is all there is to ask. */
function complete(
  facts: OrderMailFacts | { kind: OrderMailKind },
  order: OrderRow,
): OrderMailFacts {
  if ('amountPaise' in facts) return facts;
  switch (facts.kind) {
    case 'cancelled':
      return cancelledFacts(order);
    case 'refundStarted':
    case 'refunded':
      return {
        kind: facts.kind,
        cause: order.paymentStatus === 'PAID' ? 'paidTwice' : 'byShop',
        amountPaise: order.totalPaise,
      };
    default:
      return { kind: facts.kind };
  }
}
