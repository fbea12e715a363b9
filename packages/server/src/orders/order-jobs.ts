import { defineJob } from '#server/platform/jobs/job-queue.ts';
import { orderMail } from './order-mails.ts';
import { findOrder } from './order-read-queries.ts';

export const sendOrderMail = defineJob({
  name: 'order-mail',
  retryLimit: 5,
  retryDelay: 30,
  async run(shop, { kind, orderId, to }) {
    const order = await findOrder(shop.db, orderId);
    if (order) await shop.mailer.send(orderMail(shop.config, kind, { to, order }));
  },
});
