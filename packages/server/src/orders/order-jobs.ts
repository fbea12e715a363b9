import { defineJob } from '#server/platform/jobs/job-queue.ts';
import type { Shop } from '#server/shop.ts';
import { type OrderMailKind, orderMail } from './order-mails.ts';
import { findOrder } from './order-read-queries.ts';

declare module '#server/platform/jobs/job-queue.ts' {
  interface JobData {
    'order-mail': { kind: OrderMailKind; orderId: string; to: string; subject: string };
  }
}

export const sendOrderMail = defineJob({
  name: 'order-mail',
  retryLimit: 5,
  retryDelay: 30,
  async run(shop: Pick<Shop, 'db' | 'mailer' | 'config'>, { kind, orderId, to }) {
    const order = await findOrder(shop.db, orderId);
    if (order) await shop.mailer.send(orderMail(shop.config, kind, { to, order }));
  },
});
